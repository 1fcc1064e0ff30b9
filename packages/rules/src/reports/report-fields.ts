/**
 * Visible fields of the report form by its switches (REPORTS-R2 to R4), and limits of their values
 * (REPORTS-R20).
 */
import { serviceYearOf } from '../time/service-year.ts';

export interface PioneerFlags {
  pioneer: boolean;
  special_pioneer: boolean;
}

export interface ReportSwitches {
  active: boolean;
  aux: boolean;
}

export interface ReportFigures {
  hours: number | null;
  studies: number | null;
  special_hours: number | null;
}

export interface ReportFields {
  aux: boolean;
  hours: boolean;
  studies: boolean;
  credit: boolean;
}

/** Hours of a month with 31 days. */
export const mostHours = 744;
/** Database limit of studies and credit hours. */
export const mostOfFigure = 10_000;

export const isPioneer = ({ pioneer, special_pioneer }: PioneerFlags): boolean => pioneer || special_pioneer;

/** All publishers reported hours up to the service year 2023 (REPORTS-R10). */
const everybodyReportsHours = (month: string): boolean => serviceYearOf(month) <= 2023;

/** @param month first day of the reported month. */
export function fieldsOf(person: PioneerFlags, { active, aux }: ReportSwitches, month: string): ReportFields {
  const pioneers = isPioneer(person);
  return {
    aux: active && !pioneers,
    hours: active && (pioneers || aux || everybodyReportsHours(month)),
    studies: active,
    credit: active && pioneers,
  };
}

/** Figures to send: those of hidden fields are removed. */
export function shownFigures<Report extends ReportSwitches & ReportFigures>(
  person: PioneerFlags,
  report: Report,
  month: string,
): ReportSwitches & ReportFigures {
  const aux = report.aux && report.active && !isPioneer(person);
  const shown = fieldsOf(person, { active: report.active, aux }, month);
  return {
    active: report.active,
    aux,
    hours: shown.hours ? report.hours : null,
    studies: shown.studies ? report.studies : null,
    special_hours: shown.credit ? report.special_hours : null,
  };
}

export type WrongFigure =
  | { field: 'hours' | 'special_hours'; code: 'hours-without-pioneering' }
  | { field: 'hours' | 'studies' | 'special_hours'; code: 'figure-without-sharing' };

/**
 * Refuses figures of hidden fields instead of dropping them silently; 0 counts as none (REPORTS-R2 to R4).
 */
export function wrongInFigures(
  person: PioneerFlags,
  report: ReportSwitches & ReportFigures,
  month: string,
): WrongFigure[] {
  const kept = shownFigures(person, report, month);
  const lost = (['hours', 'studies', 'special_hours'] as const).filter(
    (field) => kept[field] === null && (report[field] ?? 0) > 0,
  );
  return lost.map((field): WrongFigure => {
    if (!report.active || field === 'studies') return { field, code: 'figure-without-sharing' };
    return { field, code: 'hours-without-pioneering' };
  });
}
