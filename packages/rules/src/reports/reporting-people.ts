/** Of whom reports are kept, and who may enter them (REPORTS-R6, R7, X-DELEGATE). */

export interface ReportedPerson {
  active: boolean;
  appointment: string;
}

const reporting: ReadonlySet<string> = new Set(['elder', 'servant', 'publisher', 'unbaptised']);

/** REPORTS-R7: nobody without an appointment, no guest, no student, nobody inactive. */
export const isReporting = ({ active, appointment }: ReportedPerson): boolean =>
  active && reporting.has(appointment);

export interface Begun {
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
  { began, firstReported }: Begun,
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
