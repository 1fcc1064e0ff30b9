/**
 * Removes unreadable cells of a speaker table: each is reported, and its line is imported without it
 * (SPKR-I6).
 */

import { isUsableEmail } from '../../contact/email.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { longestOutlineText, readOutlines, writeOutlines } from '../speakers/outline-text.ts';
import type { SpeakerField } from './columns.ts';
import { readClock, readWeekday } from './meeting-time.ts';
import type { RowReason } from './row-reasons.ts';

/** Character limits of the database columns. */
const longest: Partial<Record<SpeakerField, number>> = {
  circuit: 30,
  suburb: 60,
  postcode: 12,
  phone: 40,
  contact_phone: 40,
  talks: longestOutlineText,
};
export const longestText = 120;
export const longestOf = (field: SpeakerField): number => longest[field] ?? longestText;

export interface BadCell {
  field: SpeakerField;
  reason: RowReason;
  text: string;
}

type Cells = ReadonlyMap<SpeakerField, string>;

/** Required fields of a line. */
const needed: ReadonlySet<SpeakerField> = new Set([
  'congregation',
  'speaker',
  'first_name',
  'last_name',
  'number',
  'date',
  'appointment',
]);

const faultOf = (field: SpeakerField, text: string): RowReason | null => {
  if (text.length > longestOf(field)) return 'too-long';
  if (field === 'email' || field === 'contact_email') return isUsableEmail(text) ? null : 'email-wrong';
  if (field === 'day') return readWeekday(text) === 'day-unclear' ? 'day-unclear' : null;
  if (field === 'time') return readClock(text) === 'time-unclear' ? 'time-unclear' : null;
  return field === 'talks' && readOutlines(text).unknown.length > 0 ? 'talks-unclear' : null;
};

export const isTooLong = (cells: Cells): boolean =>
  [...cells].some(([field, text]) => text.length > longestOf(field));

/** In a list of talk numbers the readable ones stay. */
export function leaveOutBadCells(cells: Cells): { kept: Cells; bad: BadCell[] } {
  const kept = new Map(cells);
  const bad: BadCell[] = [];
  for (const [field, text] of cells) {
    const reason = text === '' || needed.has(field) ? null : faultOf(field, text);
    if (reason === null) continue;
    bad.push({ field, reason, text: toWellFormed(text.slice(0, longestText)) });
    kept.set(field, reason === 'talks-unclear' ? writeOutlines(readOutlines(text).numbers) : '');
  }
  return { kept, bad };
}
