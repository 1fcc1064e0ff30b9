/** iCalendar file (RFC 5545) of one event, with the same uid as in the calendar feed. */
import { manyLines, oneLine } from '../text/text-lines.ts';

export interface CalendarEntry {
  /** Same as in the feed, so that a calendar merges both: `duty-12@sheaf.example`. */
  uid: string;
  title: string;
  note: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  stamp: number;
}

const mostOctets = 75;
const encoder = new TextEncoder();

/** `20261125T081600Z`. */
const utc = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Writes a line break as `\n` and drops other control characters. */
const escaped = (text: string): string =>
  manyLines(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** Folds lines at 75 octets with a leading space, without splitting a character. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > mostOctets) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n');
}

export const calendarFile = ({ uid, title, note, start, end, stamp }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sheaf//Sheaf//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(oneLine(title))}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
