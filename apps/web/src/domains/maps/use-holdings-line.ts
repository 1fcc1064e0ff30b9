/** What a person has in hand already, for whoever chooses who gets the next map. */
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';

export function useHoldingsLine(): (personId: number) => string | undefined {
  const { t } = useTexts();
  const maps = useRead('maps.listAssignMaps').data;
  return (personId) => {
    if (!maps) return undefined;
    const held = maps.filter(({ assignment }) => assignment?.user?.id === personId);
    if (held.length === 0) return t('maps:assign.holdsNone');
    const overdue = held.filter((map) => map.overdue).length;
    const numbers = joinTexts(held.map(({ number }) => number));
    return t(overdue > 0 ? 'maps:assign.holdsOverdue' : 'maps:assign.holds', { numbers, overdue });
  };
}
