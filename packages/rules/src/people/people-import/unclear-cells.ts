/**
 * Reads words that can mean yes, no or an appointment: a person is asked about unclear ones, never assumed to
 * be "no" (IMPORT-R24).
 */

import { foldSpaces } from '../../files/spaces.ts';
import { readYesNo } from '../../files/yes-no.ts';
import { toWellFormed } from '../../text/well-formed.ts';
import { type Appointment, appointments } from '../people/map-candidates.ts';
import type { FileColumn, FileLine, FileRow } from './columns.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'));

/** Yes/no columns with their specific words. */
const own = {
  active: { yes: setOf('active'), no: setOf('inactive') },
  pioneer: {
    yes: setOf('pioneer|regular|regular pioneer|rp|fr'),
    no: setOf('none|publisher'),
  },
  special_pioneer: {
    yes: setOf('special|special pioneer|sp|fs|missionary|field missionary|fmf'),
    no: setOf('none|publisher'),
  },
  aux: { yes: setOf('aux|auxiliary|auxiliary pioneer|ap'), no: setOf('none|publisher') },
  cart: { yes: setOf('cart|carts|approved'), no: setOf('none') },
  hope: { yes: setOf('anointed'), no: setOf('other sheep|os') },
} as const satisfies Partial<Record<FileColumn, { yes: ReadonlySet<string>; no: ReadonlySet<string> }>>;
type YesNoColumn = keyof typeof own;

export const wordColumns = ['appointment', ...(Object.keys(own) as YesNoColumn[])] as const;
export type WordColumn = (typeof wordColumns)[number];

const plain = (cell: string): string =>
  foldSpaces(
    cell
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[._-]+/g, ' '),
  ).trim();

/** Null for an unclear word. */
export function yesNoIn(cell: string, column?: YesNoColumn): boolean | null {
  const said = readYesNo(cell);
  if (said !== null || column === undefined) return said;
  const word = plain(cell);
  if (own[column].yes.has(word)) return true;
  return own[column].no.has(word) ? false : null;
}

export const isYes = (cell: string, column?: YesNoColumn): boolean => yesNoIn(cell, column) === true;

/** Appointment words in exports and manual lists. */
const appointmentLabels = new Map<string, Appointment>([
  ...appointments.map((one) => [one, one] as const),
  ...['ministerial servant', 'ms', 'm s'].map((word) => [word, 'servant'] as const),
  ...['baptised', 'baptized', 'baptised publisher', 'baptized publisher'].map(
    (word) => [word, 'publisher'] as const,
  ),
  ...['unbaptized', 'unbaptised publisher', 'unbaptized publisher'].map(
    (word) => [word, 'unbaptised'] as const,
  ),
  ['inactive publisher', 'inactive'],
  ['bible student', 'student'],
]);

/** Null for an unknown word; a blank is a publisher. */
export function appointmentIn(cell: string): Appointment | null {
  const word = plain(cell);
  return word === '' ? 'publisher' : (appointmentLabels.get(word) ?? null);
}

export interface AskedWord {
  column: WordColumn;
  text: string;
}

const longestWord = 60;

const isUnclear = (column: WordColumn, cell: string): boolean =>
  column === 'appointment' ? appointmentIn(cell) === null : yesNoIn(cell, column) === null;

const beginOf = (cell: string): string => toWellFormed(cell.trim().slice(0, longestWord));

export const askedWords = (row: FileRow): AskedWord[] =>
  wordColumns.flatMap((column) =>
    isUnclear(column, row[column] ?? '') ? [{ column, text: beginOf(row[column]!) }] : [],
  );

const yesNo = ['yes', 'no'] as const;
const pioneering = ['pioneer', 'special_pioneer', 'aux', 'no'] as const;
export type WordAnswer = Appointment | (typeof yesNo)[number] | (typeof pioneering)[number];

const pioneerColumns: readonly WordColumn[] = ['pioneer', 'special_pioneer', 'aux'];

/** Possible meanings of a word in this column. */
export function answersTo(column: WordColumn): readonly WordAnswer[] {
  if (column === 'appointment') return appointments;
  return pioneerColumns.includes(column) ? pioneering : yesNo;
}

/** Key of a word in a column, independent of spelling. */
export const wordKey = ({ column, text }: AskedWord): string => `${column}|${plain(text)}`;

function answered(cells: FileRow, column: WordColumn, answer: WordAnswer): FileRow {
  if (!pioneerColumns.includes(column)) return { ...cells, [column]: answer };
  const told: FileRow = { ...cells, [column]: 'no' };
  return answer === 'no' ? told : { ...told, [answer]: 'yes' };
}

/** Replaces the answered words in the lines. */
export const withAnsweredWords = (
  lines: readonly FileLine[],
  answers: ReadonlyMap<string, WordAnswer>,
): FileLine[] =>
  lines.map(({ line, cells }) => {
    let told = cells;
    for (const word of askedWords(cells)) {
      const answer = answers.get(wordKey(word));
      if (answer) told = answered(told, word.column, answer);
    }
    return { line, cells: told };
  });
