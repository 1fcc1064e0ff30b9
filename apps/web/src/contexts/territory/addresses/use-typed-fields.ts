/** ADDR-R52: the server's words about houses and units, said while they are typed. */
import type { DoorEntry } from '@sheaf/rules/territory/addresses/preview-doors';
import { refusedHouse, refusedHouses, refusedUnits } from '@sheaf/rules/territory/addresses/typed-entry';
import { useTexts } from '#platform/texts.ts';
import { useLeftFields } from '#ui/form/use-left-fields.ts';

/** `many`: whether the form takes a list of houses. */
export function useTypedFields(entry: DoorEntry, { many }: { many: boolean }) {
  const { t } = useTexts();
  const { isLeft, watch } = useLeftFields<keyof DoorEntry>();
  const single = refusedHouse(entry, { house: isLeft('house'), suffix: isLeft('suffix') });
  const refused = {
    house: many ? refusedHouses(entry.house, isLeft('house')) : single.house,
    suffix: single.suffix,
    unit: refusedUnits(entry.unit, isLeft('unit')),
  };
  /** For the field; what else is wrong there goes first. */
  return (name: keyof DoorEntry, error: string | undefined) => {
    const reason = refused[name];
    return {
      ...watch(name),
      error: error ?? (reason === null ? undefined : t(`addresses:refused.${reason}`)),
    };
  };
}
