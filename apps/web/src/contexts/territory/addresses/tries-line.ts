/** Line of a row with the number and times of attempts at its door (X-HOUR). */
import type { Try } from '@sheaf/rules/territory/addresses/hours';
import { briefDate, shortDate, shortWeekday } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';

interface TriedAddress {
  attempt: number;
  tries: readonly Try[];
  adjusted_at: string | null;
}

/** Maximum number of attempts shown, the latest ones. */
const mostTold = 3;

export function useTriesLine(): (door: TriedAddress) => string {
  const { t } = useTexts();
  const timeOf = ({ on, day, part }: Try): string => {
    const weekday = on === null ? shortWeekday(day) : `${shortWeekday(day)} ${briefDate(on)}`;
    return t('addresses:triedAt', { day: weekday, part: t(`addresses:part.${part}`) });
  };
  return ({ attempt, tries, adjusted_at: last }) => {
    if (attempt === 0) return t('addresses:notTried');
    const count = t('addresses:tries', { count: attempt });
    // The latest first, because a phone has room for two lines.
    const times = joinTexts(tries.slice(-mostTold).reverse().map(timeOf));
    if (times === '') return last ? t('addresses:triesOn', { tries: count, date: shortDate(last) }) : count;
    return t('addresses:triesOn', { tries: count, date: times });
  };
}
