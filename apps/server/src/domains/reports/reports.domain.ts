/** What this domain brings to the server: field service reports, who enters them, and their totals. */
import { reportsEntities } from '@sheaf/rules/reports/journal-entities';
import { delegates } from '#domains/reports/report-delegates.store';
import { missingReports } from '#domains/reports/report-reminders';
import { reportsRoutes } from '#domains/reports/reports.routes';
import { defineDomain } from '#platform/domain';

export const reportsDomain = defineDomain({
  name: 'reports',
  owns: ['service_reports', 'report_delegates', 'carried_totals'],
  operations: reportsRoutes,
  dueReminders: [missingReports],
  journal: { kind: 'reports', entities: reportsEntities },
  personLeaves: {
    clears: ['report_delegates.person_id', 'report_delegates.delegate_id'],
    run: (tenant, { personId }) => delegates.removeAllOf(tenant, personId),
  },
  keepsPerson: {
    'service_reports.person_id':
      'The figures count in the totals of their month; the record of a publisher is kept.',
    'service_reports.entered_by': 'A report says who entered it.',
  },
  traces: {
    has_work: [
      'service_reports.person_id',
      'service_reports.entered_by',
      'report_delegates.person_id',
      'report_delegates.delegate_id',
    ],
  },
});
