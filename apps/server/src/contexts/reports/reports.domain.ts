/** Server manifest of the domain: field service reports, who enters them, and their totals. */
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import { reportsEntities, reportsOperations, reportsParts } from '@sheaf/rules/reports/journal-entities';
import { reportsNotifications } from '@sheaf/rules/reports/notifications';
import { currentReports } from '#contexts/reports/current-reports';
import { preparedReportsHourly } from '#contexts/reports/file-prepared-reports';
import { preparedReports } from '#contexts/reports/prepared-reports.store';
import { recordFiles, removeExpiredFiles } from '#contexts/reports/record-files.store';
import { delegates } from '#contexts/reports/report-delegates.store';
import { missingReports } from '#contexts/reports/report-reminders';
import { reportsJobs } from '#contexts/reports/reports.jobs';
import { reportsRoutes } from '#contexts/reports/reports.routes';
import { defineDomain } from '#platform/domain';

export const reportsDomain = defineDomain({
  name: 'reports',
  owns: ['service_reports', 'report_delegates', 'carried_totals', 'record_files', 'prepared_reports'],
  exported: {
    manyLines: ['service_reports.comments'],
    leftOut: {
      record_files: 'A paper that was made of other rows, and is kept for some hours.',
      prepared_reports: 'Nobody but the author reads a report that is not sent yet.',
    },
  },
  settings: [fieldServiceReports],
  operations: reportsRoutes,
  tasks: reportsJobs,
  expired: removeExpiredFiles,
  notifications: reportsNotifications,
  hourly: [preparedReportsHourly],
  personFacts: currentReports,
  dueReminders: [missingReports],
  journal: {
    kind: 'reports',
    entities: reportsEntities,
    variants: { domain_settings: reportsParts },
    operations: reportsOperations,
  },
  personLeaves: {
    clears: [
      'report_delegates.person_id',
      'report_delegates.delegate_id',
      'record_files.asked_by',
      'prepared_reports.person_id',
    ],
    async run(tenant, { personId }) {
      await preparedReports.removeAllOf(tenant, personId);
      await delegates.removeAllOf(tenant, personId);
      // An existing file contains the name of the person.
      await recordFiles.remove(tenant);
    },
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
      'record_files.asked_by',
    ],
  },
});
