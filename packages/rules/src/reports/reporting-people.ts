/** Of whom reports are kept, and who may enter them (REPORTS-R6, R7, X-DELEGATE). */

export interface ReportedPerson {
  active: boolean;
  appointment: string;
}

const reporting: ReadonlySet<string> = new Set(['elder', 'servant', 'publisher', 'unbaptised']);

/** REPORTS-R7: nobody without an appointment, no guest, no student, nobody inactive. */
export const isReporting = ({ active, appointment }: ReportedPerson): boolean =>
  active && reporting.has(appointment);

/** Everybody who reports now, and who did before they became inactive: a record is kept of them. */
const recorded: ReadonlySet<string> = new Set([...reporting, 'inactive']);

export const hasRecord = ({ appointment }: { appointment: string }): boolean => recorded.has(appointment);

/**
 * REPORTS-R7: a new report is of a person who reports, or, from whoever keeps the records, of one who did before they became inactive.
 * A report that is there may be corrected. What is there stays on the screen, on the papers and in the totals alike.
 */
export const mayHaveReport = (
  person: ReportedPerson,
  { keepsRecords, isThere }: { keepsRecords: boolean; isThere: boolean },
): boolean => isReporting(person) || (keepsRecords && (isThere || hasRecord(person)));

export interface ReportingStart {
  /** The month in which the record of a person was made here. */
  began: string;
  /** The first month of which there is a report of theirs; null where there is none. */
  firstReported: string | null;
}

/** REPORTS-R28: months before the start month of the congregation are neither missing nor in an average. */
export const isRecorded = (month: string, startMonth: string | null): boolean =>
  startMonth === null || month >= startMonth;

/** REPORTS-R27: nobody is asked for a month that was over before they were here; what was brought of earlier months counts too. */
export const isExpected = (
  { began, firstReported }: ReportingStart,
  month: string,
  startMonth: string | null,
): boolean =>
  isRecorded(month, startMonth) && (began <= month || (firstReported !== null && firstReported <= month));

/** Whom somebody reports for: everybody with settings.users, else themselves, who named them, and the group that they lead. */
export interface ReportingRight {
  personId: number;
  everybody: boolean;
  /** The people who let them report. */
  delegatedBy: ReadonlySet<number>;
  /** The groups that they oversee. */
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
