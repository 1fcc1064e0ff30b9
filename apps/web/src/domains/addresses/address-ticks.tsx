/** Chooses some of the addresses a person keeps; all are ticked at first. */
import { addressText } from '@sheaf/rules/addresses/address-text';
import { useTexts } from '../../platform/texts.ts';
import type { MyAddress } from './addresses.queries.ts';
import classes from './my-addresses.module.css';

export interface AddressTicksProps {
  rows: readonly MyAddress[];
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
}

export function AddressTicks({ rows, ticked, onTick }: AddressTicksProps) {
  const { t } = useTexts();
  const flip = (id: number): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  };
  return (
    <fieldset className={classes.ticks}>
      <legend>{t('addresses:mine.which')}</legend>
      {rows.map((row) => (
        <label key={row.id} className={classes.tick}>
          <input type="checkbox" checked={ticked.has(row.id)} onChange={() => flip(row.id)} />
          <bdi>{addressText(row)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
