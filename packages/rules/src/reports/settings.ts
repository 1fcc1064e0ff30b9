/**
 * Settings of field service reports: whether they are used, and from which month on (REPORTS-R28,
 * SETTINGS-K1).
 */

/** `start_month`: first month covered by the records (REPORTS-R28), such as 2026-09-01; null if unknown. */
export interface FieldServiceReports {
  on: boolean;
  start_month: string | null;
}

export const fieldServiceReportsDefaults: FieldServiceReports = { on: true, start_month: null };
