/**
 * Selects some of the addresses a person reserved; all are ticked initially. Shift selects a range, as in
 * every list.
 */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { extendTo, toggle } from '#ui/selection/selection.ts';
import type { MyAddress } from './addresses.queries.ts';
import classes from './my-addresses.module.css';

export interface AddressTicksProps {
  rows: readonly MyAddress[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** Ticks or unticks all addresses with one press. */
function All({ rows, ticked, onTick }: AddressTicksProps) {
  const { t } = useTexts();
  const box = useRef<HTMLInputElement>(null);
  const all = ticked.size === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked.size > 0 && !all;
  }, [ticked.size, all]);
  return (
    <label className={classes.tick} data-all="">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={() => onTick(new Set(all ? [] : rows.map(({ id }) => id)))}
      />
      <span>{t('addresses:mine.all', { count: rows.length })}</span>
      <span className={classes.count} role="status">
        {t('addresses:mine.ticked', { count: ticked.size })}
      </span>
    </label>
  );
}

export function AddressTicks({ rows, ticked, onTick }: AddressTicksProps) {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<number | null>(null);
  const ids = rows.map(({ id }) => id);
  const press = (id: number, range: boolean): void => {
    const selection = { on: true, ids: ticked, anchor };
    const next = range ? extendTo(selection, ids, id) : toggle(selection, id);
    setAnchor(next.anchor);
    onTick(next.ids);
  };
  return (
    <fieldset className={classes.ticks}>
      <legend>{t('addresses:mine.which')}</legend>
      {rows.length > 1 && <All rows={rows} ticked={ticked} onTick={onTick} />}
      {rows.map((row) => (
        <label key={row.id} className={classes.tick}>
          <input
            type="checkbox"
            checked={ticked.has(row.id)}
            onChange={({ nativeEvent }) =>
              press(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          <bdi>{addressText(row)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
