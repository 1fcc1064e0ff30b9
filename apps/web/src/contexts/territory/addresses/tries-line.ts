/** Line of a row with the last attempt at its door and the number of attempts (ADDR-R26). */
import type { Try } from '@sheaf/rules/territory/addresses/hours';
import { dateAgo, dayAgo, shortWeekday } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';

interface TriedAddress {
  attempt: number;
  tries: readonly Try[];
  adjusted_at: string | null;
}

export function useTriesLine(): (door: TriedAddress) => string {
  const { t } = useTexts();
  const timeOf = ({ on, day, part }: Try): string =>
    t('addresses:triedAt', {
      day: on === null ? shortWeekday(day) : dateAgo(on),
      part: t(`addresses:part.${part}`),
    });
  return ({ attempt, tries, adjusted_at: last }) => {
    if (attempt === 0) return t('addresses:notTried');
    const latest = tries.at(-1);
    const when = latest ? timeOf(latest) : last && dayAgo(last);
    const count = t('addresses:tries', { count: attempt });
    if (!when) return count;
    return joinTexts([t('addresses:notHomeAt', { when }), attempt > 1 && count], ' · ');
  };
}
