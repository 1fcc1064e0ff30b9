/** ADDR-R52: validates houses and units while typing, with the messages of the server. */
import type { DoorEntry } from '@sheaf/rules/territory/addresses/preview-doors';
import { refusedHouse, refusedHouses, refusedUnits } from '@sheaf/rules/territory/addresses/typed-entry';
import { useTexts } from '#platform/texts.ts';
import { useLeftFields } from '#ui/form/use-left-fields.ts';

/** `many`: whether the form accepts a list of houses. */
export function useTypedFields(entry: DoorEntry, { many }: { many: boolean }) {
  const { t } = useTexts();
  const { isLeft, watch } = useLeftFields<keyof DoorEntry>();
  const single = refusedHouse(entry, { house: isLeft('house'), suffix: isLeft('suffix') });
  const refused = {
    house: many ? refusedHouses(entry.house, isLeft('house')) : single.house,
    suffix: single.suffix,
    unit: refusedUnits(entry.unit, isLeft('unit')),
  };
  /** The error of the field; other errors take precedence. */
  return (name: keyof DoorEntry, error: string | undefined) => {
    const reason = refused[name];
    return {
      ...watch(name),
      error: error ?? (reason === null ? undefined : t(`addresses:refused.${reason}`)),
    };
  };
}
