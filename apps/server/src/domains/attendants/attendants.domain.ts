/** What this domain brings to the server: what is to be done at meetings again and again, and who takes turns at it. */
import { attendantsEntities } from '@sheaf/rules/attendants/journal-entities';
import { attendantsReminded } from '#domains/attendants/attendant-reminders';
import { attendantsNightly } from '#domains/attendants/attendants.jobs';
import { attendantsRoutes } from '#domains/attendants/attendants.routes';
import { attendantsPort } from '#domains/attendants/attendants-port';
import { attendantCommitments } from '#domains/attendants/commitments.store';
import { describeAttendantDuty } from '#domains/attendants/describe-duty';
import { dutiesOfAttendants } from '#domains/attendants/duties-of-attendants';
import { responsibilities } from '#domains/attendants/responsibilities.store';
import { appointmentsOf, calendarOf } from '#domains/duties/duties.public-api';
import { defineDomain } from '#platform/domain';

export const attendantsDomain = defineDomain({
  name: 'attendants',
  owns: ['responsibilities', 'responsibility_people'],
  collections: { attendantResponsibilities: 'responsibilities' },
  exported: { manyLines: ['responsibilities.notes'] },
  operations: attendantsRoutes,
  nightly: [attendantsNightly],
  dueReminders: [attendantsReminded],
  ownDuties: [dutiesOfAttendants],
  calendar: [calendarOf(dutiesOfAttendants)],
  appointments: [appointmentsOf(dutiesOfAttendants)],
  dutyPorts: [attendantsPort],
  dutyTexts: describeAttendantDuty,
  personLeaves: {
    clears: ['responsibility_people.person_id'],
    run: (tenant, { personId }) => responsibilities.removeTaker(tenant, personId),
  },
  traces: { has_work: ['responsibility_people.person_id'] },
  commitments: attendantCommitments,
  journal: { kind: 'attendants', entities: attendantsEntities },
});
