/** What this domain brings to the server: where and when field service groups meet, and who leads them. */
import { serviceEntities } from '@sheaf/rules/service/journal-entities';
import { appointmentsOf, calendarOf } from '#domains/duties/duties.public-api';
import { groupsLed } from '#domains/service/groups-led';
import { leaveService, restService } from '#domains/service/people-leaving';
import { serviceNightly } from '#domains/service/service.jobs';
import { serviceRoutes } from '#domains/service/service.routes';
import { defineDomain } from '#platform/domain';

export const serviceDomain = defineDomain({
  name: 'service',
  owns: [
    'field_groups',
    'special_groups',
    'rotation_groups',
    'rotation_overseers',
    'invited_groups',
    'service_places',
    'field_meetings',
  ],
  operations: serviceRoutes,
  nightly: [serviceNightly],
  ownDuties: [groupsLed],
  calendar: [calendarOf(groupsLed)],
  appointments: [appointmentsOf(groupsLed)],
  personLeaves: {
    clears: ['field_groups.overseer_id', 'special_groups.overseer_id', 'rotation_overseers.person_id'],
    run: leaveService,
  },
  personDeactivated: restService,
  traces: {
    in_use: ['field_groups.overseer_id', 'special_groups.overseer_id', 'rotation_overseers.person_id'],
  },
  journal: { kind: 'service', entities: serviceEntities },
});
