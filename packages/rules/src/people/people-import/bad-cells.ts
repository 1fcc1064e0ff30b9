/** Unreadable cells of a person: each is reported, and the person is imported without it (IMPORT-R21). */

import { isUsableEmail } from '../../contact/email.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { highestOutline } from '../people/profile.ts';
import { qualificationParts } from '../people/qualification.ts';
import { readAwayCell } from './away-cell.ts';
import { type FileColumn, type FileRow, fileColumns } from './columns.ts';
import {
  cellText,
  dayIn,
  familyNumber,
  isLanguageCell,
  longestOf,
  numbersIn,
  type RowProblem,
  tieIn,
} from './person-row.ts';

export interface BadCell {
  column: FileColumn;
  reason: RowProblem;
  text: string;
}

const longestTold = 120;

/** Required columns; an invalid value refuses the row. */
const needed: ReadonlySet<FileColumn> = new Set(['first_name', 'last_name', 'gender']);

type Fault = (text: string, row: FileRow, today: string) => RowProblem | null;

const day: Fault = (text, _, today) => {
  const read = dayIn(text);
  if (read === undefined) return 'day-unreadable';
  return read !== null && read > today ? 'date-ahead' : null;
};

const isBeforeBirth = (row: FileRow): boolean => {
  const [dob, doi] = [dayIn(cellText(row, 'dob')), dayIn(cellText(row, 'doi'))];
  return Boolean(dob && doi && doi <= dob);
};

const numbers =
  (highest: number): Fault =>
  (text) =>
    numbersIn(text, highest).unread.length > 0 ? 'numbers-unreadable' : null;

const faults: Partial<Record<FileColumn, Fault>> = {
  email: (text) => (isUsableEmail(text.toLowerCase()) ? null : 'email-unusable'),
  dob: day,
  doi: (text, row, today) => day(text, row, today) ?? (isBeforeBirth(row) ? 'before-birth' : null),
  away: (text) => (readAwayCell(text) ? null : 'away-unreadable'),
  talks: numbers(highestOutline),
  qualifications: numbers(Math.max(...qualificationParts)),
  lang: (text) => (isLanguageCell(text) ? null : 'language-unknown'),
  tie: (text) => (tieIn(text) ? null : 'word-unclear'),
  family_number: (text) => (familyNumber(text) === null ? 'numbers-unreadable' : null),
};

/** Returns the row without unreadable cells; lists of numbers keep their readable ones. */
export function leaveOutBadCells(row: FileRow, today: string): { row: FileRow; bad: BadCell[] } {
  const bad: BadCell[] = [];
  const kept: FileRow = { ...row };
  for (const column of fileColumns) {
    const text = cellText(row, column);
    if (text === '' || needed.has(column)) continue;
    const reason =
      text.length > longestOf(column) ? 'too-long' : (faults[column]?.(text, row, today) ?? null);
    if (reason === null) continue;
    bad.push({ column, reason, text: toWellFormed(text.slice(0, longestTold)) });
    if (reason !== 'numbers-unreadable') delete kept[column];
  }
  return { row: kept, bad };
}
