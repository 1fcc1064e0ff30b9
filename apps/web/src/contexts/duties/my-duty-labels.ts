/** Formats an own duty: title, time, people. */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import type { DutyKindIcon } from '#ui/schedule/duty-icon.tsx';
import { responsibilityIcons } from '#ui/schedule/responsibility-icons.ts';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import type { MyDuty } from './my-duty-title.ts';

type MeetingOfDuty = NonNullable<MyDuty['meeting']>;

export const startOf = ({ date, starts_at: clock }: MyDuty): string => wallTimeAt(date, clock);
export const endOf = ({ date, ends_at: clock }: MyDuty): string => wallTimeAt(date, clock);

/** `Treasures, part 2`, or the type of the meeting. */
function placeOf(t: Translate, { type, part, number }: MeetingOfDuty, whole: boolean): string {
  if (whole || part === null) return t(`meetings:type.${type}`);
  const section = t(phraseIn('meetings:sections', part.split('.')[0]!));
  return number === null ? section : t('duties:mine.whole', { section, number });
}

export function kindWordOf(t: Translate, { kind, meeting, title }: MyDuty): string {
  if (meeting) return placeOf(t, meeting, title === null);
  return kind === 'conductor' ? t('duties:mine.lead') : t(`duties:kind.${kind}`);
}

const partIcon = (part: string | null): DutyKindIcon =>
  part !== null && (part.startsWith('ministry.') || part === 'treasures.reading') ? 'student-part' : 'talk';

const icons: Readonly<Record<MyDuty['kind'], (duty: MyDuty) => DutyKindIcon>> = {
  chairman: () => 'chairman',
  prayer: () => 'chairman',
  part: ({ meeting }) => partIcon(meeting?.part ?? null),
  helper: ({ meeting }) => partIcon(meeting?.part ?? null),
  responsibility: ({ responsibility = 'attendant' }) => responsibilityIcons[responsibility],
  task: ({ responsibility = 'cleaning' }) => responsibilityIcons[responsibility],
  help: () => responsibilityIcons.cleaning,
  cart: () => 'cart',
  conductor: () => 'field-group',
  'away-talk': () => 'talk',
  'special-part': () => 'talk',
  'special-duty': ({ responsibility = 'other' }) => responsibilityIcons[responsibility],
};

export const iconOf = (duty: MyDuty): DutyKindIcon => icons[duty.kind](duty);

const minutesOf = (t: Translate, { meeting }: MyDuty): string | null =>
  meeting === null || meeting.minutes === null ? null : t('meetings:minutes', { minutes: meeting.minutes });

function hallOf(t: Translate, { meeting }: MyDuty): string | null {
  if (meeting === null || meeting.halls === 1) return null;
  return meeting.hall === 1 ? t('meetings:hall.main') : t('meetings:hall.aux', { number: meeting.hall - 1 });
}

/** Null for the whole congregation. */
const groupOf = ({ meeting }: MyDuty): string | null => meeting?.language_group ?? null;

const withOf = (t: Translate, duty: MyDuty, key: 'with' | 'withFirst'): string | null =>
  duty.with.length === 0 ? null : t(`duties:mine.${key}`, { name: joinTexts(duty.with) });

/** Place, unless it is the title. */
function whereOf(t: Translate, { location, title, link }: MyDuty): string | null {
  if (location === null) return link === null ? null : t('duties:mine.online');
  return location === title ? null : location;
}

/** Lines of the card: day and time, then people and place. */
export function linesOf(t: Translate, duty: MyDuty): string[] {
  const chairman = duty.meeting?.chairman && t('duties:mine.chairman', { name: duty.meeting.chairman });
  return [
    joinTexts([fullDay(duty.date), wallClock(startOf(duty)), minutesOf(t, duty)]),
    joinTexts([withOf(t, duty, 'withFirst'), chairman, hallOf(t, duty), groupOf(duty), whereOf(t, duty)]),
    duty.note ?? '',
  ].filter((line) => line !== '');
}

/** Line of a row next to its day. */
export const lineOf = (t: Translate, duty: MyDuty): string =>
  joinTexts([
    wallClock(startOf(duty)),
    minutesOf(t, duty),
    withOf(t, duty, 'with'),
    hallOf(t, duty),
    groupOf(duty),
    whereOf(t, duty),
  ]);
