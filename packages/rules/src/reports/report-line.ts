/**
 * Parses one line of a report file: month, figures and group, or the reason for a refusal (REPORTS-R24, R20).
 */

import { allow, type Decision, refuse } from '../decision.ts';
import { readYesNo } from '../files/yes-no.ts';
import { toWellFormed } from '../text/well-formed.ts';
import type { ReportCells } from './import-columns.ts';
import { mostHours, mostOfFigure } from './report-fields.ts';
import { askedReportWords, readKind } from './unclear-report-cells.ts';

export const lineProblems = [
  'name-missing',
  'nobody',
  'name-ambiguous',
  'no-record',
  'month-unknown',
  'month-not-over',
  'figure-wrong',
  'word-unclear',
  'twice',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** Null for values missing in the line. */
export interface LineReport {
  month: string;
  active: boolean;
  hours: number | null;
  studies: number | null;
  special_hours: number | null;
  placements: number | null;
  videos: number | null;
  return_visits: number | null;
  aux: boolean | null;
  pioneer: boolean | null;
  special_pioneer: boolean | null;
  comments: string | null;
}

const names = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
];

const numberOfMonth = (text: string): number => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return name.length >= 3 ? names.findIndex((one) => one.startsWith(name)) + 1 : 0;
};

/**
 * Reads `2026-10`, `2026/10/01`, `10/2026`, `October 2026`, or a month with its year in another column; null
 * for other text.
 */
export function readMonth(cell: string, year = ''): string | null {
  const [first = '', second = '', third] = cell.trim().split(/[\s/.,-]+/);
  const isYearFirst = /^\d{4}$/.test(first);
  // The month in `1/10/2026` is ambiguous.
  if (third !== undefined && !isYearFirst) return null;
  const [own, said] = isYearFirst ? [first, second] : [second || year.trim(), first];
  const month = numberOfMonth(said);
  if (!/^(19|20|21)\d\d$/.test(own) || month < 1 || month > 12) return null;
  return `${own}-${String(month).padStart(2, '0')}-01`;
}

const flagOf = (cell: string | undefined): boolean | null =>
  cell === undefined ? null : (readYesNo(cell) ?? false);

/** Whole numbers, including `12.0` and `12,0` of spreadsheets. Undefined for other text. */
function figureOf(cell: string | undefined, most: number): number | null | undefined {
  if (cell === undefined) return null;
  const [, whole] = /^(\d{1,6})(?:[.,]0+)?$/.exec(cell.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) <= most ? Number(whole) : undefined;
}

const mostOfOld = 100_000;

function groupFlags({ kind, aux, pioneer, special_pioneer }: ReportCells) {
  const said = kind === undefined ? null : readKind(kind);
  return {
    aux: flagOf(aux) ?? said?.aux ?? null,
    pioneer: flagOf(pioneer) ?? said?.pioneer ?? null,
    special_pioneer: flagOf(special_pioneer) ?? said?.special_pioneer ?? null,
  };
}

/** An unreadable figure; its line is imported without it. */
export interface BadFigure {
  column: FigureColumn;
  text: string;
}

const figureLimits = {
  hours: mostHours,
  studies: mostOfFigure,
  special_hours: mostOfFigure,
  placements: mostOfOld,
  videos: mostOfOld,
  return_visits: mostOfOld,
} as const;
export const figureColumns = Object.keys(figureLimits) as FigureColumn[];
type FigureColumn = keyof typeof figureLimits;

const longestTold = 120;

/**
 * Excludes hours: a report without them would state less than was reported, so unreadable hours refuse the
 * line (REPORTS-R33).
 */
export const badFigures = (cells: ReportCells): BadFigure[] =>
  figureColumns.flatMap((column) =>
    column !== 'hours' && figureOf(cells[column], figureLimits[column]) === undefined
      ? [{ column, text: toWellFormed((cells[column] ?? '').slice(0, longestTold)) }]
      : [],
  );

export function readReportLine(
  cells: ReportCells,
  newest: string,
): Decision<
  LineReport,
  Extract<LineProblem, 'month-unknown' | 'month-not-over' | 'figure-wrong' | 'word-unclear'>
> {
  const month = readMonth(cells.month ?? '', cells.year);
  if (month === null) return refuse('month-unknown');
  if (month > newest) return refuse('month-not-over');
  if (askedReportWords(cells).length > 0) return refuse('word-unclear');
  const of = (column: FigureColumn): number | null | undefined =>
    figureOf(cells[column], figureLimits[column]);
  const hours = of('hours');
  if (hours === undefined) return refuse('figure-wrong');
  const given = {
    hours,
    studies: of('studies') ?? null,
    special_hours: of('special_hours') ?? null,
    placements: of('placements') ?? null,
    videos: of('videos') ?? null,
    return_visits: of('return_visits') ?? null,
  };
  const values = Object.values(given);
  // Without the column, any figure above zero means that the person shared.
  const active = flagOf(cells.active) ?? values.some((value) => value! > 0);
  return allow({ month, active, ...given, ...groupFlags(cells), comments: cells.comments ?? null });
}
