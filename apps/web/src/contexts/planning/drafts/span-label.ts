/** `30 November to 28 February`. */
import type { Translate } from '#platform/texts.ts';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';

export const spanLabel = (t: Translate, { from, to }: { from: string; to: string }): string =>
  t('drafts:span', { from: dayAndMonth(from), to: dayAndMonth(to) });
