/** Which fields a report form shows, live with its switches (REPORTS-R2 to R4), and the limits of their numbers (REPORTS-R20). */

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

/** All hours of a month of 31 days. */
export const mostHours = 744;

export const isPioneer = ({ pioneer, special_pioneer }: PioneerFlags): boolean => pioneer || special_pioneer;

export function fieldsOf(person: PioneerFlags, { active, aux }: ReportSwitches): ReportFields {
  const pioneers = isPioneer(person);
  return {
    aux: active && !pioneers,
    hours: active && (pioneers || aux),
    studies: active,
    credit: active && pioneers,
  };
}

/** What the form does not show is not kept: a switch that was turned off takes its figures along. */
export function shownFigures<Report extends ReportSwitches & ReportFigures>(
  person: PioneerFlags,
  report: Report,
): ReportSwitches & ReportFigures {
  const aux = report.aux && report.active && !isPioneer(person);
  const shown = fieldsOf(person, { active: report.active, aux });
  return {
    active: report.active,
    aux,
    hours: shown.hours ? report.hours : null,
    studies: shown.studies ? report.studies : null,
    special_hours: shown.credit ? report.special_hours : null,
  };
}
