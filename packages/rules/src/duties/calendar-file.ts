/** One dated thing as a file that any calendar opens (RFC 5545); the feed has all of them, and under the same names. */

export interface CalendarEntry {
  /** The same as in the feed, so that a calendar has it once: `duty-12@sheaf.example`. */
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

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r\n?|\n/g, '\\n');

/** A longer line goes on in the next one, behind a space; no letter is cut in two. */
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
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
