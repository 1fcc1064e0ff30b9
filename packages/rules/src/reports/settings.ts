/** Whether reports are kept, and from which month on (REPORTS-R28, SETTINGS-K1). */

/** `start_month`: the first month that the records cover (REPORTS-R28), such as 2026-09-01; null where it is not known. */
export interface FieldServiceReports {
  on: boolean;
  start_month: string | null;
}

export const fieldServiceReportsDefaults: FieldServiceReports = { on: true, start_month: null };
