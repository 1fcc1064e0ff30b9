/** Table of figures with a row of totals; long tables show their newest rows first. */
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { PlainButton } from '../plain-button.tsx';
import classes from './totals-table.module.css';

export interface TotalsColumn {
  key: string;
  label: string;
}

export interface TotalsRow {
  key: string;
  label: string;
  /** Text below the label, such as `Ill for a week`. */
  note?: string;
  /** Opens the details of the row; its label is then a button named by `openLabel`. */
  onOpen?: () => void;
  openLabel?: string;
  /** One value per column; null, shown as a dash, if it is not counted. */
  values: readonly (number | string | null)[];
}

export interface TotalsTableProps {
  title: string;
  /** Heading of the first column: `Group`, `Month`. */
  rowTitle: string;
  columns: readonly TotalsColumn[];
  rows: readonly TotalsRow[];
  total?: Omit<TotalsRow, 'key'>;
  shown?: number;
  /** Accessible text of a dash. */
  notCounted?: string;
  /** Narrow columns, so that many fit a phone. */
  dense?: boolean;
}

const alignment = (value: number | string | null): 'number' | 'word' =>
  typeof value === 'number' ? 'number' : 'word';

const Dash = ({ said }: { said: string | undefined }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{said}</span>
  </>
);

/**
 * True if the table overflows its container: it then scrolls horizontally, also with the arrow keys, instead
 * of the screen.
 */
function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const scroller = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {};
    setWide(scrollWidth > clientWidth);
  });
  return [scroller, wide];
}

export function TotalsTable(props: TotalsTableProps) {
  const { title, rowTitle, columns, rows, total, shown, notCounted, dense } = props;
  const { t } = useTexts();
  const [all, setAll] = useState(shown === undefined);
  const [scroller, wide] = useOverflow();
  const visible = all ? rows : rows.slice(0, shown);
  const more = rows.length - visible.length;
  const cells = (values: TotalsRow['values']) =>
    columns.map(({ key }, index) => {
      const value = values[index] === undefined ? '' : values[index];
      return (
        <td key={key} className={classes.cell} data-kind={alignment(value)}>
          {value === null ? <Dash said={notCounted} /> : value}
        </td>
      );
    });
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      {...(wide && { tabIndex: 0, role: 'group', 'aria-label': title })}
    >
      <table className={classes.table} data-dense={dense || undefined}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.head}>
              {rowTitle}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={`${classes.head} ${classes.cell}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map(({ key, label, note, values, onOpen, openLabel }) => (
            <tr key={key}>
              <th scope="row" className={classes.label}>
                {onOpen ? (
                  <PlainButton className={classes.open} aria-label={openLabel} onClick={onOpen}>
                    <bdi>{label}</bdi>
                    <IconPencil aria-hidden="true" size={18} />
                  </PlainButton>
                ) : (
                  <bdi>{label}</bdi>
                )}
                {note && <bdi className={classes.note}>{note}</bdi>}
              </th>
              {cells(values)}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={classes.total}>
              <th scope="row" className={classes.label}>
                {total.label}
              </th>
              {cells(total.values)}
            </tr>
          </tfoot>
        )}
      </table>
      {more > 0 && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t('schedule:totals.showAll', { count: more })}
        </Button>
      )}
    </div>
  );
}
