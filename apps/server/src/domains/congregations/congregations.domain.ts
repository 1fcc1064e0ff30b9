/** What this domain brings to the server: a congregation's own settings and modules. */
import {
  attendantsSchedule,
  cartCalendar,
  fieldServiceReports,
  meetingAttendance,
  meetingSchedule,
} from '@sheaf/contract/congregations/modules';
import {
  congregationsEntities,
  congregationsParts,
  placeNames,
} from '@sheaf/rules/congregations/journal-entities';
import { retentionNightly } from '#domains/congregations/congregations.jobs';
import { congregationsRoutes } from '#domains/congregations/congregations.routes';
import { oldJournal } from '#domains/congregations/retention.store';
import { defineDomain } from '#platform/domain';

export const congregationsDomain = defineDomain({
  name: 'congregations',
  owns: ['congregations', 'countries', 'domain_settings', 'regions', 'retention'],
  // Meetings, duties, reports and carts have no domain of their own yet.
  settings: [meetingSchedule, meetingAttendance, attendantsSchedule, fieldServiceReports, cartCalendar],
  operations: congregationsRoutes,
  journal: {
    kind: 'congregation',
    entities: congregationsEntities,
    variants: { domain_settings: congregationsParts },
    names: placeNames,
  },
  nightly: [retentionNightly],
  // The journal registers nothing of its own yet.
  retention: [oldJournal],
});
