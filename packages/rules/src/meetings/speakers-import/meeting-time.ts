/** Parses meeting days and times of tables. */
import { foldedText } from '../../text/folded-text.ts';

const days = [
  ['0', 'sunday', 'sun', 'الأحد'],
  ['1', 'monday', 'mon', 'الاثنين'],
  ['2', 'tuesday', 'tue', 'الثلاثاء'],
  ['3', 'wednesday', 'wed', 'الأربعاء'],
  ['4', 'thursday', 'thu', 'الخميس'],
  ['5', 'friday', 'fri', 'الجمعة'],
  ['6', 'saturday', 'sat', 'السبت'],
].map((words) => words.map(foldedText));

export function readWeekday(text: string): number | null | 'day-unclear' {
  const word = foldedText(text);
  if (word === '') return null;
  const found = days.findIndex((words) => words.includes(word));
  return found < 0 ? 'day-unclear' : found;
}

/** Accepts `10:00`, `9.30`, `1:30 pm`. */
export function readClock(text: string): string | null | 'time-unclear' {
  const word = foldedText(text);
  if (word === '') return null;
  const [, hourText, minuteText, half] =
    /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/.exec(word) ?? [];
  if (hourText === undefined) return 'time-unclear';
  const [given, minutes] = [Number(hourText), Number(minuteText ?? 0)];
  if (half && (given < 1 || given > 12)) return 'time-unclear';
  const hour = half ? (given % 12) + (half.startsWith('p') ? 12 : 0) : given;
  if (hour > 23 || minutes > 59) return 'time-unclear';
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
