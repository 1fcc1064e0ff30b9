/** The own duties in words: what, when, with whom. */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { phraseIn } from '../../platform/phrase-in.ts';
import { joinTexts, type Translate } from '../../platform/texts.ts';
import { wallClock } from '../../platform/wall-times.ts';
import type { DutyKindIcon } from '../../ui/schedule/duty-icon.tsx';
import { fullDay } from '../../ui/schedule/schedule-dates.ts';
import type { MyDuty } from './my-duty-title.ts';

export const startOf = ({ date, starts_at: clock }: MyDuty): string => wallTimeAt(date, clock);
export const endOf = ({ date, ends_at: clock }: MyDuty): string => wallTimeAt(date, clock);

const sectionOf = ({ part }: MyDuty): string => part.split('.')[0]!;

/** `Treasures, part 2`, or which meeting it is. */
export function kindWordOf(t: Translate, duty: MyDuty): string {
  const section = t(phraseIn('meetings:sections', sectionOf(duty)));
  if (duty.title === null) return t(`meetings:type.${duty.meeting}`);
  return duty.number === null ? section : t('duties:mine.whole', { section, number: duty.number });
}

export function iconOf({ kind, part }: MyDuty): DutyKindIcon {
  if (kind === 'chairman' || kind === 'prayer') return 'chairman';
  return part.startsWith('ministry.') || part === 'treasures.reading' ? 'student-part' : 'talk';
}

const minutesOf = (t: Translate, { minutes }: MyDuty): string | null =>
  minutes === null ? null : t('meetings:minutes', { minutes });

const hallOf = (t: Translate, { hall, halls }: MyDuty): string | null => {
  if (halls === 1) return null;
  return hall === 1 ? t('meetings:hall.main') : t('meetings:hall.aux', { number: hall - 1 });
};

const withOf = (t: Translate, duty: MyDuty, key: 'with' | 'withFirst'): string | null =>
  duty.with === null ? null : t(`duties:mine.${key}`, { name: duty.with });

/** On the card: the day and the hour, then with whom and where. */
export function linesOf(t: Translate, duty: MyDuty): string[] {
  const chairman = duty.chairman && t('duties:mine.chairman', { name: duty.chairman });
  return [
    joinTexts([fullDay(duty.date), wallClock(startOf(duty)), minutesOf(t, duty)]),
    joinTexts([withOf(t, duty, 'withFirst'), chairman, hallOf(t, duty)]),
  ].filter((line) => line !== '');
}

/** In a row beside its day. */
export const lineOf = (t: Translate, duty: MyDuty): string =>
  joinTexts([wallClock(startOf(duty)), minutesOf(t, duty), withOf(t, duty, 'with'), hallOf(t, duty)]);
