import type { ReportRow } from '#contexts/reports/reports.store';

/** REPORTS-D1. */
export const presentReport = ({ person_id, month, ...row }: ReportRow) => ({
  ...row,
  user_id: person_id,
  report_month: month,
  month_year: month.slice(0, 7),
});
