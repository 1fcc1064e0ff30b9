/** Workload of a candidate for a map: maps in hand, overdue days, and last returned map (ASSIGN-X1). */
import type { Reply } from '#platform/api.ts';
import { dayAgo } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export interface PersonLines {
  lineOf: (personId: number) => string | undefined;
  /** Data is incomplete: a line that grows later would cause a layout shift. */
  isLoading: boolean;
}

export function useHoldingsLine(): PersonLines {
  const { t } = useTexts();
  const held = useRead('maps.listAssignMaps');
  const returned = useRead('maps.listLastReturns');
  const isLoading = held.isLoading || returned.isLoading;
  return { lineOf: lineWith(t, held.data, returned.data), isLoading };
}

function lineWith(
  t: Translate,
  maps: Reply<'maps.listAssignMaps'> | undefined,
  returns: Reply<'maps.listLastReturns'> | undefined,
): PersonLines['lineOf'] {
  const lastOf = new Map(returns?.map((last) => [last.user, last]));
  return (personId) => {
    if (!maps) return undefined;
    const held = maps.filter(({ assignment }) => assignment?.user?.id === personId);
    const late = held.filter((map) => map.overdue);
    const last = lastOf.get(personId);
    const counts = [
      held.length > 0
        ? t('maps:assign.holds', { count: held.length, numbers: joinTexts(held.map(({ number }) => number)) })
        : t('maps:assign.holdsNone'),
      late.length > 1 && t('maps:assign.holdsOverdue', { overdue: late.length }),
      late.length > 0 &&
        t('maps:assign.daysOver', { count: Math.max(...late.map(({ days_over }) => days_over)) }),
      last && t('maps:assign.lastMap', { number: last.number, when: dayAgo(last.returned_at) }),
      returns && !last && held.length === 0 && t('maps:assign.lastNone'),
    ];
    return joinTexts(counts, ' · ');
  };
}
