import { reportsDomain } from '#contexts/reports/reports.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const reportsContext = defineContext({
  name: 'reports',
  layer: 3,
  domains: [reportsDomain],
});
