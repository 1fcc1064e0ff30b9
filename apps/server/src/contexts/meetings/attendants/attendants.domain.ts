/** What this domain brings to the server: what is to be done at meetings again and again, and who takes turns at it. */
import { attendantsEntities } from '@sheaf/rules/meetings/attendants/journal-entities';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.public-api';
import { attendantsReminded } from '#contexts/meetings/attendants/attendant-reminders';
import { attendantsNightly } from '#contexts/meetings/attendants/attendants.jobs';
import { attendantsRoutes } from '#contexts/meetings/attendants/attendants.routes';
import { attendantsPort } from '#contexts/meetings/attendants/attendants-port';
import { attendantCommitments } from '#contexts/meetings/attendants/commitments.store';
import { describeAttendantDuty } from '#contexts/meetings/attendants/describe-duty';
import { dutiesOfAttendants } from '#contexts/meetings/attendants/duties-of-attendants';
import { responsibilities } from '#contexts/meetings/attendants/responsibilities.store';
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
