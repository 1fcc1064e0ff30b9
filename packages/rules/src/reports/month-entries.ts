/** Reports of a month entered in a row each: order, answers and the group action (REPORTS-X4). */
import { fieldsOf, mostHours, mostOfFigure, type PioneerFlags, type ReportFigures } from './report-fields.ts';
import { isMissing, type ListedReport } from './report-list.ts';

/** Answers of a row. */
export interface MonthEntry extends ReportFigures {
  /** Null until it is answered. */
  active: boolean | null;
  aux: boolean;
  comments: string;
}

export interface EnteredRow extends ListedReport {
  /** Auxiliary pioneer by the profile. */
  aux: boolean;
}

const rankOf = (row: ListedReport): number => {
  if (isMissing(row)) return 0;
  return row.report === null ? 2 : 1;
};

/** Missing reports first, then reported ones, then people who are not expected; by name within. */
export const orderEntries = <Row extends ListedReport>(rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) || one.last_first.localeCompare(other.last_first) || one.id - other.id,
  );

/** The next id after `from` that is open, from the start again after the end; null if none is. */
export function nextOpen(
  ids: readonly number[],
  from: number,
  isOpen: (id: number) => boolean,
): number | null {
  const at = ids.indexOf(from);
  const following = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return following.find(isOpen) ?? null;
}

/** Missing reports without hours: reports of pioneers are left out, because their hours are not known. */
export const sharedTogether = <Row extends EnteredRow>(rows: readonly Row[], month: string): Row[] =>
  rows.filter((row) => isMissing(row) && !fieldsOf(row, { active: true, aux: row.aux }, month).hours);

export type EntryGap = { field: 'active' | 'hours'; code: 'unanswered' | 'hours-unknown' };

/** Missing answer that prevents saving an entry; neither sharing nor hours are assumed. */
export function gapOf(person: PioneerFlags, entry: MonthEntry, month: string): EntryGap | null {
  const { active, aux } = entry;
  if (active === null) return { field: 'active', code: 'unanswered' };
  if (fieldsOf(person, { active, aux }, month).hours && entry.hours === null)
    return { field: 'hours', code: 'hours-unknown' };
  return null;
}

/** Reads a typed figure: digits only, at most the limit; null if empty. */
export function typedFigure(typed: string, field: keyof ReportFigures): number | null {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 6);
  return digits === '' ? null : Math.min(Number(digits), field === 'hours' ? mostHours : mostOfFigure);
}
