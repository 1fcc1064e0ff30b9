/**
 * Reads words of a report list that can mean a kind of pioneer, yes or no: a person is asked about unclear
 * ones (IMPORT-R24).
 */

import { readYesNo } from '../files/yes-no.ts';
import { foldedText } from '../text/folded-text.ts';
import { toWellFormed } from '../text/well-formed.ts';
import type { ReportCells, ReportLine } from './import-columns.ts';

export const reportWordColumns = ['active', 'aux', 'pioneer', 'special_pioneer', 'kind'] as const;
export type ReportWordColumn = (typeof reportWordColumns)[number];

export interface AskedReportWord {
  column: ReportWordColumn;
  text: string;
}

const kinds = {
  aux: /\baux/,
  pioneer: /\b(regular|pio)\b/,
  special_pioneer: /\b(special|spc|missionary)\b/,
} as const;
const noKind = new Set([
  ...['', '-', 'no', 'none', 'pub', 'publisher', 'baptised publisher', 'baptized publisher', 'elder', 'ms'],
  ...[
    'unbaptised publisher',
    'unbaptized publisher',
    'active',
    'inactive',
    'irregular',
    'ministerial servant',
  ],
]);

/** Pioneer flags of a word; null for an unknown word. */
export function readKind(text: string): Record<keyof typeof kinds, boolean> | null {
  const word = foldedText(text);
  const said = {
    aux: kinds.aux.test(word),
    pioneer: kinds.pioneer.test(word),
    special_pioneer: kinds.special_pioneer.test(word),
  };
  return noKind.has(word) || said.aux || said.pioneer || said.special_pioneer ? said : null;
}

const isUnclear = (column: ReportWordColumn, text: string): boolean =>
  column === 'kind' ? readKind(text) === null : readYesNo(text) === null;

const longestWord = 60;

export const askedReportWords = (cells: ReportCells): AskedReportWord[] =>
  reportWordColumns.flatMap((column) => {
    const text = cells[column] ?? '';
    return isUnclear(column, text) ? [{ column, text: toWellFormed(text.slice(0, longestWord)) }] : [];
  });

export const reportWordAnswers = ['yes', 'no', 'aux', 'pioneer', 'special_pioneer'] as const;
export type ReportWordAnswer = (typeof reportWordAnswers)[number];

/** Possible meanings of a word in this column. */
export const answersToReport = (column: ReportWordColumn): readonly ReportWordAnswer[] =>
  column === 'kind' ? ['pioneer', 'special_pioneer', 'aux', 'no'] : ['yes', 'no'];

/** Key of a word in a column, independent of spelling. */
export const reportWordKey = ({ column, text }: AskedReportWord): string => `${column}|${foldedText(text)}`;

export interface AnsweredReportWord extends AskedReportWord {
  answer: ReportWordAnswer;
}

const written: Record<ReportWordAnswer, string> = {
  yes: 'yes',
  no: 'no',
  aux: 'auxiliary',
  pioneer: 'regular',
  special_pioneer: 'special',
};

/** Replaces the answered words in the lines. */
export function withAnsweredReports(
  lines: readonly ReportLine[],
  answers: readonly AnsweredReportWord[],
): ReportLine[] {
  const answered = new Map(
    answers
      .filter(({ column, answer }) => answersToReport(column).includes(answer))
      .map((one) => [reportWordKey(one), written[one.answer]] as const),
  );
  return lines.map(({ line, cells }) => {
    const told = askedReportWords(cells).flatMap((word) => {
      const answer = answered.get(reportWordKey(word));
      return answer ? [[word.column, answer] as const] : [];
    });
    return { line, cells: { ...cells, ...Object.fromEntries(told) } };
  });
}

interface CountedReportWord extends AskedReportWord {
  /** Number of lines. */
  count: number;
}

/** Lists each word once. */
export function countReportWords(words: readonly AskedReportWord[]): CountedReportWord[] {
  const counted = new Map<string, CountedReportWord>();
  for (const word of words) {
    const key = reportWordKey(word);
    counted.set(key, { ...(counted.get(key) ?? word), count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}
