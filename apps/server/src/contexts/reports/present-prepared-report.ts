import { sentOn } from '@sheaf/rules/reports/prepared-report';
import type { PreparedRow } from '#contexts/reports/prepared-reports.store';

export const presentPreparedReport = ({ person_id: _, month, ...row }: PreparedRow) => ({
  ...row,
  report_month: month,
  sent_on: sentOn(month),
});
