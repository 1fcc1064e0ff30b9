/** People with reports, and permissions to enter them (REPORTS-R6, R7, X-DELEGATE). */

export interface ReportedPerson {
  active: boolean;
  appointment: string;
}

const reporting: ReadonlySet<string> = new Set(['elder', 'servant', 'publisher', 'unbaptised']);

/** False for people without an appointment, guests, students and inactive people (REPORTS-R7). */
export const isReporting = ({ active, appointment }: ReportedPerson): boolean =>
  active && reporting.has(appointment);

/** Appointments with a record: current reporters, and inactive people who reported before. */
const recorded: ReadonlySet<string> = new Set([...reporting, 'inactive']);

export const hasRecord = ({ appointment }: { appointment: string }): boolean => recorded.has(appointment);

/**
 * A new report is of a person who reports, or from a record keeper, of one who reported before becoming
 * inactive. An existing report may be corrected, and stays on screens, papers and totals (REPORTS-R7).
 */
export const mayHaveReport = (
  person: ReportedPerson,
  { keepsRecords, isThere }: { keepsRecords: boolean; isThere: boolean },
): boolean => isReporting(person) || (keepsRecords && (isThere || hasRecord(person)));

export interface ReportingStart {
  /** Month in which the person's record was created. */
  began: string;
  /** First month with a report; null without reports. */
  firstReported: string | null;
}

/** Months before the congregation's start month are neither missing nor part of an average (REPORTS-R28). */
export const isRecorded = (month: string, startMonth: string | null): boolean =>
  startMonth === null || month >= startMonth;

/** A month before the person was added is not expected, unless earlier months were imported (REPORTS-R27). */
export const isExpected = (
  { began, firstReported }: ReportingStart,
  month: string,
  startMonth: string | null,
): boolean =>
  isRecorded(month, startMonth) && (began <= month || (firstReported !== null && firstReported <= month));

/**
 * Scope of the people somebody reports for: all with settings.users, else themselves, people who delegated to
 * them, and the group they lead.
 */
export interface ReportingRight {
  personId: number;
  everybody: boolean;
  /** People who delegated their reports. */
  delegatedBy: ReadonlySet<number>;
  /** Groups that the person oversees. */
  groups: ReadonlySet<number>;
}

export const mayReportFor = (
  { personId, everybody, delegatedBy, groups }: ReportingRight,
  person: { id: number; group_id: number | null },
): boolean =>
  everybody ||
  person.id === personId ||
  delegatedBy.has(person.id) ||
  (person.group_id !== null && groups.has(person.group_id));
