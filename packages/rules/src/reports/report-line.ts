/** One line of a file as a report: its month, its figures and the group it counts in, or why it cannot come (REPORTS-R24, R20). */
import { allow, type Decision, refuse } from '../decision.ts';
import type { ReportCells } from './import-columns.ts';
import { mostHours, mostOfFigure } from './report-fields.ts';

export const lineProblems = [
  'name-missing',
  'nobody',
  'name-ambiguous',
  'no-record',
  'month-unknown',
  'month-not-over',
  'figure-wrong',
  'twice',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** Null where the line says nothing of it. */
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

/** `2026-10`, `2026/10/01`, `10/2026`, `October 2026`, or a month beside its year; null of anything else. */
export function readMonth(cell: string, year = ''): string | null {
  const [first = '', second = '', third] = cell.trim().split(/[\s/.,-]+/);
  const isYearFirst = /^\d{4}$/.test(first);
  // Of `1/10/2026` nobody knows which is the month.
  if (third !== undefined && !isYearFirst) return null;
  const [own, said] = isYearFirst ? [first, second] : [second || year.trim(), first];
  const month = numberOfMonth(said);
  if (!/^(19|20|21)\d\d$/.test(own) || month < 1 || month > 12) return null;
  return `${own}-${String(month).padStart(2, '0')}-01`;
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'ja', 'oui', 'si', 'sí', 'sim', 'نعم']);

export const isYesCell = (cell: string): boolean => yes.has(cell.trim().toLowerCase());

const flagOf = (cell: string | undefined): boolean | null => (cell === undefined ? null : isYesCell(cell));

/** Whole numbers; `12.0` and `12,0` of a spreadsheet are one. Undefined of anything else. */
function figureOf(cell: string | undefined, most: number): number | null | undefined {
  if (cell === undefined) return null;
  const [, whole] = /^(\d{1,6})(?:[.,]0+)?$/.exec(cell.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole) <= most ? Number(whole) : undefined;
}

const mostOfOld = 100_000;

function groupFlags({ kind, aux, pioneer, special_pioneer }: ReportCells) {
  const word = kind?.toLowerCase() ?? '';
  const said = (pattern: RegExp, cell: string | undefined): boolean | null =>
    flagOf(cell) ?? (kind === undefined ? null : pattern.test(word));
  return {
    aux: said(/\baux/, aux),
    pioneer: said(/\b(regular|pio)\b/, pioneer),
    special_pioneer: said(/\b(special|spc|missionary)\b/, special_pioneer),
  };
}

export function readReportLine(
  cells: ReportCells,
  newest: string,
): Decision<LineReport, Extract<LineProblem, 'month-unknown' | 'month-not-over' | 'figure-wrong'>> {
  const month = readMonth(cells.month ?? '', cells.year);
  if (month === null) return refuse('month-unknown');
  if (month > newest) return refuse('month-not-over');
  const figures = {
    hours: figureOf(cells.hours, mostHours),
    studies: figureOf(cells.studies, mostOfFigure),
    special_hours: figureOf(cells.special_hours, mostOfFigure),
    placements: figureOf(cells.placements, mostOfOld),
    videos: figureOf(cells.videos, mostOfOld),
    return_visits: figureOf(cells.return_visits, mostOfOld),
  };
  const values = Object.values(figures);
  if (values.includes(undefined)) return refuse('figure-wrong');
  const given = figures as { [Name in keyof typeof figures]: number | null };
  // A line without the column is of somebody who shared as soon as a figure stands in it.
  const active = flagOf(cells.active) ?? values.some((value) => value! > 0);
  return allow({ month, active, ...given, ...groupFlags(cells), comments: cells.comments ?? null });
}
