/** Reports, report delegations and carried totals in the journal. Comments of reports are never shown. */
import { type Fields, type JournalEntity, labelsOf, oneKey, rowOf } from '../journal/journal-entity.ts';

const figures = {
  hours: 'text',
  studies: 'text',
  special_hours: 'text',
  placements: 'text',
  videos: 'text',
  return_visits: 'text',
} as const;

export const reportsEntities = {
  service_reports: {
    name: 'report',
    read: 'settings.users',
    label: ['person_id', 'month'],
    fields: {
      person_id: rowOf('people'),
      month: 'date',
      active: 'yes-no',
      aux: 'yes-no',
      pioneer: 'yes-no',
      special_pioneer: 'yes-no',
      ...figures,
      comments: 'unseen',
      late: 'yes-no',
      entered_by: rowOf('people'),
    },
  },
  report_delegates: {
    name: 'delegate',
    read: 'settings.users',
    revert: oneKey('settings.users'),
    label: ['person_id', 'delegate_id'],
    fields: { person_id: rowOf('people'), delegate_id: rowOf('people') },
  },
  carried_totals: {
    name: 'carried',
    read: 'settings.reports.totals',
    revert: oneKey('settings.users.edit'),
    label: ['month', 'report_group'],
    fields: { month: 'date', report_group: labelsOf('reports:group.'), count: 'text', ...figures },
  },
} as const satisfies Record<string, JournalEntity>;

export const reportsOperations = {
  'reports.importReports': { final: 'import' },
  'reports.rollbackReports': { final: 'import' },
} as const;

export const reportsParts = {
  field_service_reports: {
    part: labelsOf('congregations:journal.part.'),
    on: 'yes-no',
    start_month: 'date',
  },
} as const satisfies Record<string, Fields>;
