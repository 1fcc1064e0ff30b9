/** Why a person should get the next map, or not: what they have in hand, how late they are, and what they had last (ASSIGN-X1). */
import { dayAgo } from '../../platform/dates.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';

export function useHoldingsLine(): (personId: number) => string | undefined {
  const { t } = useTexts();
  const maps = useRead('maps.listAssignMaps').data;
  const returns = useRead('maps.listLastReturns').data;
  const lastOf = new Map(returns?.map((last) => [last.user, last]));
  return (personId) => {
    if (!maps) return undefined;
    const held = maps.filter(({ assignment }) => assignment?.user?.id === personId);
    const late = held.filter((map) => map.overdue);
    const last = lastOf.get(personId);
    const words = [
      held.length > 0
        ? t('maps:assign.holds', { count: held.length, numbers: joinTexts(held.map(({ number }) => number)) })
        : t('maps:assign.holdsNone'),
      late.length > 1 && t('maps:assign.holdsOverdue', { overdue: late.length }),
      late.length > 0 &&
        t('maps:assign.daysOver', { count: Math.max(...late.map(({ days_over }) => days_over)) }),
      last && t('maps:assign.lastMap', { number: last.number, when: dayAgo(last.returned_at) }),
      returns && !last && held.length === 0 && t('maps:assign.lastNone'),
    ];
    return joinTexts(words, ' · ');
  };
}
