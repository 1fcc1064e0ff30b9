/** Server manifest of the domain: where and when field service groups meet, and who leads them. */
import { service } from '@sheaf/contract/service/service';
import { serviceEntities } from '@sheaf/rules/service/journal-entities';
import { serviceNotifications } from '@sheaf/rules/service/notifications';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.api';
import { serviceCommitments } from '#contexts/service/commitments.store';
import { describeConductor } from '#contexts/service/describe-conductor';
import { groupsLed } from '#contexts/service/groups-led';
import { leaveService, restService } from '#contexts/service/people-leaving';
import { serviceNightly } from '#contexts/service/service.jobs';
import { serviceRoutes } from '#contexts/service/service.routes';
import { servicePort } from '#contexts/service/service-port';
import { groupsTold } from '#contexts/service/service-reminders';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

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
    'change_requests',
  ],
  publishes: ['asked_leaders'],
  operations: serviceRoutes,
  nightly: [serviceNightly],
  dutyTexts: describeConductor,
  dutyPorts: [servicePort],
  ownDuties: [groupsLed],
  calendar: [calendarOf(groupsLed)],
  appointments: [appointmentsOf(groupsLed)],
  personLeaves: {
    clears: [
      'change_requests.from_person',
      'change_requests.to_person',
      'field_groups.overseer_id',
      'special_groups.overseer_id',
      'rotation_overseers.person_id',
    ],
    run: leaveService,
  },
  personDeactivated: restService,
  notifications: serviceNotifications,
  dueReminders: [groupsTold],
  traces: {
    has_work: ['change_requests.from_person', 'change_requests.to_person'],

    in_use: ['field_groups.overseer_id', 'special_groups.overseer_id', 'rotation_overseers.person_id'],
  },
  commitments: serviceCommitments,
  journal: {
    kind: 'service',
    entities: {
      ...serviceEntities,
      field_groups: withFormFields(serviceEntities.field_groups, 'field_groups', service.addFieldGroup),
      special_groups: withFormFields(
        serviceEntities.special_groups,
        'special_groups',
        service.addSpecialGroup,
      ),
      rotation_groups: withFormFields(
        serviceEntities.rotation_groups,
        'rotation_groups',
        service.addRotationGroup,
      ),
    },
  },
});
