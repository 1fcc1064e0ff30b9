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
import { phoneAccounts } from '#domains/congregations/phone-accounts.store';
import { defineDomain } from '#platform/domain';

export const congregationsDomain = defineDomain({
  name: 'congregations',
  owns: ['congregations', 'countries', 'domain_settings', 'regions', 'retention'],
  publishes: ['address_rules', 'congregation_clocks'],
  // Meetings, duties, reports and carts have no domain of their own yet.
  settings: [meetingSchedule, meetingAttendance, attendantsSchedule, fieldServiceReports, cartCalendar],
  collections: { congregations: 'congregations', countries: 'countries', regions: 'regions' },
  operations: congregationsRoutes,
  journal: {
    kind: 'congregation',
    entities: congregationsEntities,
    variants: { domain_settings: congregationsParts },
    names: placeNames,
  },
  nightly: [retentionNightly],
  phoneAccount: phoneAccounts.read,
});
