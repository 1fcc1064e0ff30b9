import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import type { Entry, Reader, Responsibility, ScheduledDuty } from './responsibilities.queries.ts';

export const meetingLabels = (t: Translate, { type, local_date }: Entry): string =>
  t('responsibilities:meetingOn', { type: t(`responsibilities:type.${type}`), day: fullDay(local_date) });

/** `Microphones, 2` for a responsibility with several people. */
export const placeLabels = (t: Translate, of: Responsibility, duty: ScheduledDuty): string =>
  of.places > 1 ? t('responsibilities:placeOf', { label: of.label, number: duty.order }) : of.label;

/** Why a duty is unfilled; null for a filled one. */
export function whyNobody(t: Translate, { nobody, locked }: ScheduledDuty): string | null {
  if (locked) return t('responsibilities:leftOpen');
  if (nobody === null) return null;
  if (nobody.people === 0) return t('responsibilities:nobody.none');
  const reasons = nobody.reasons.map(({ reason, people }) =>
    t(phraseIn('responsibilities:nobody', reason) as 'responsibilities:nobody.away', { count: people }),
  );
  return reasons.length === 0
    ? null
    : t('responsibilities:nobody.can', { count: nobody.people, reasons: joinTexts(reasons) });
}

export const isOpen = ({ user, group }: ScheduledDuty): boolean => user === null && group === null;

/** True for the reader's own duty or that of their group. */
export const isMine = ({ user, group }: ScheduledDuty, { id, group_id }: Reader): boolean =>
  user === id || (group !== null && group === group_id);
