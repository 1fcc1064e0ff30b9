import { reportsDomain } from '#contexts/reports/reports.domain';
import { defineContext } from '#platform/context';

export const reportsContext = defineContext({
  name: 'reports',
  layer: 3,
  holds: 'field service reports, attendance, totals',
  domains: [reportsDomain],
});
