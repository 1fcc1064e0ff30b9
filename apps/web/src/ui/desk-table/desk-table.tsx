/**
 * Table of records on a desk, from 1100 px on: sortable columns, a row a record, the detail next to it. The
 * table is one tab stop; arrow keys move among its rows (`ListDetail`), X selects, Enter opens.
 */
import { useMediaQuery } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#platform/texts.ts';
import { moveAmongRows } from '#ui/move-among-rows.ts';
import { RowLink } from '#ui/row-link.tsx';
import type { SelectionOfList } from '#ui/selection/use-selection.ts';
import { useShowSoughtIndex } from '#ui/sought-row.ts';
import type { DeskColumn } from './desk-column.ts';
import classes from './desk-table.module.css';
import { KeyList } from './key-list.tsx';
import type { SortedRows } from './use-sorted-rows.ts';

interface RecordWithId {
  id: number;
}

/** The detail of a row has an address, or is shown next to the table without one. */
type DetailOfRow<Row> =
  | { pathOf: (row: Row) => string; onOpen?: never; openId?: never }
  | { pathOf?: never; onOpen: (row: Row) => void; openId: number | null };

export type DeskTableProps<Row extends RecordWithId> = TableProps<Row> & DetailOfRow<Row>;

interface TableProps<Row> {
  label: string;
  /** The first one names the record and opens its detail. */
  columns: readonly [DeskColumn<Row>, ...DeskColumn<Row>[]];
  sorted: SortedRows<Row>;
  /** Accessible name of the row's checkbox. */
  nameOf: (row: Row) => string;
  /** Without it rows cannot be selected. */
  selection: SelectionOfList | undefined;
}

function Heading<Row>({ column, sorted }: { column: DeskColumn<Row>; sorted: SortedRows<Row> }) {
  const { sort, onSort } = sorted;
  const { key, heading, sortValue, figures, onlyWide } = column;
  const direction = sort.column !== key ? undefined : sort.descending ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? IconChevronUp : IconChevronDown;
  return (
    <th
      scope="col"
      aria-sort={sortValue && (direction ?? 'none')}
      data-figures={figures}
      data-only-wide={onlyWide}
    >
      {sortValue ? (
        <button type="button" className={classes.sort} onClick={() => onSort(key)}>
          {heading}
          {direction && <Arrow aria-hidden="true" size={16} />}
        </button>
      ) : (
        heading
      )}
    </th>
  );
}

function SelectAll({ selection, shown }: { selection: SelectionOfList; shown: number }) {
  const { t } = useTexts();
  const { ids, all, leave } = selection;
  const whole = shown > 0 && ids.size === shown;
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={t('selection:all', { count: shown })}
        checked={whole}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && !whole;
        }}
        onChange={whole ? leave : all}
      />
    </label>
  );
}

/** A press anywhere in the row opens its link, like a press on the name. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (target instanceof Element && target.closest('a, button, label, input')) return;
  currentTarget.querySelector<HTMLElement>('[data-row]')?.click();
}

/** Rows before or after the rendered ones. */
const Space = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no content
    <tr aria-hidden="true">
      <td className={classes.space} style={{ blockSize: height }} />
    </tr>
  );

export function DeskTable<Row extends RecordWithId>(props: DeskTableProps<Row>) {
  const { label, columns, sorted, pathOf, onOpen, openId, nameOf, selection } = props;
  const { rows } = sorted;
  const [name, ...others] = columns;
  const fine = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false });
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const [stop, setStop] = useState<number>();
  useLayoutEffect(() => setTop(table.current?.tBodies[0]?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (fine ? 30 : 45),
    overscan: 12,
    initialOffset: 0,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  useShowSoughtIndex(
    () => (pathOf ? rows.map(pathOf) : []),
    (index) => virtual.scrollToIndex(index, { align: 'center' }),
  );
  const shown = virtual.getVirtualItems();
  const tabStop = shown.some(({ key }) => key === stop) ? stop : shown[0]?.key;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    moveAmongRows(event);
    const plain = !(event.ctrlKey || event.metaKey || event.altKey);
    const id = event.target instanceof Element && event.target.closest('tr')?.getAttribute('data-select');
    if (!selection || !id || !plain || event.key.toLowerCase() !== 'x') return;
    event.preventDefault();
    selection.press(Number(id), event.shiftKey);
  };
  return (
    <div className={classes.frame} {...selection?.listProps}>
      <table
        ref={table}
        className={classes.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          {selection && <col className={classes.pick} />}
          {columns.map(({ key, share = 1, onlyWide }) => (
            <col key={key} data-only-wide={onlyWide} style={{ inlineSize: `${share * 100}px` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {selection && (
              <td className={classes.pick}>
                <SelectAll selection={selection} shown={rows.length} />
              </td>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={(shown[0]?.start ?? top) - top} />
          {shown.map(({ key, index }) => {
            const row = rows[index]!;
            const isStop = key === tabStop;
            return (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-select={row.id}
                data-selected={selection?.ids.has(row.id) || undefined}
                aria-rowindex={index + 2}
                onClick={openRow}
                onFocus={() => setStop(row.id)}
              >
                {selection && (
                  <td className={classes.pick}>
                    <label className={classes.box}>
                      <input
                        type="checkbox"
                        tabIndex={isStop ? 0 : -1}
                        aria-label={nameOf(row)}
                        checked={selection.ids.has(row.id)}
                        onChange={({ nativeEvent }) =>
                          selection.press(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                        }
                      />
                    </label>
                  </td>
                )}
                <th scope="row">
                  {pathOf ? (
                    <RowLink to={pathOf(row)} className={classes.name} tabIndex={isStop ? 0 : -1}>
                      {name.cell(row)}
                    </RowLink>
                  ) : (
                    <button
                      type="button"
                      className={classes.name}
                      tabIndex={isStop ? 0 : -1}
                      data-row=""
                      aria-current={openId === row.id || undefined}
                      onClick={() => onOpen(row)}
                    >
                      {name.cell(row)}
                    </button>
                  )}
                </th>
                {others.map(({ key: column, cell, figures, onlyWide }) => (
                  <td key={column} data-figures={figures} data-only-wide={onlyWide}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          <Space height={virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)} />
        </tbody>
      </table>
      <DeskKeys selects={selection !== undefined} searches={pathOf !== undefined} />
    </div>
  );
}

/** The keys of a desk table, written below it. */
function DeskKeys({ selects, searches }: { selects: boolean; searches: boolean }) {
  const { t } = useTexts();
  return (
    <KeyList
      keys={[
        { keys: '↑ ↓', does: t('selection:desk.next') },
        { keys: '⏎', does: t('selection:desk.open') },
        ...(selects ? [{ keys: 'X', does: t('selection:desk.select') }] : []),
        ...(searches ? [{ keys: '/', does: t('selection:desk.find') }] : []),
      ]}
    />
  );
}
