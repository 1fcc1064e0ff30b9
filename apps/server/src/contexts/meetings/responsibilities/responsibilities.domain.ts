/** Server manifest of the domain: recurring responsibilities at meetings and their rotation. */
import { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import {
  responsibilitiesEntities,
  responsibilitiesParts,
} from '@sheaf/rules/meetings/responsibilities/journal-entities';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.api';
import { responsibilityCommitments } from '#contexts/meetings/responsibilities/commitments.store';
import { describeResponsibility } from '#contexts/meetings/responsibilities/describe-duty';
import { dutiesOfResponsibilities } from '#contexts/meetings/responsibilities/duties-of-responsibilities';
import { responsibilitiesNightly } from '#contexts/meetings/responsibilities/responsibilities.jobs';
import { responsibilitiesRoutes } from '#contexts/meetings/responsibilities/responsibilities.routes';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { responsibilitiesPort } from '#contexts/meetings/responsibilities/responsibilities-port';
import { responsibilitiesReminded } from '#contexts/meetings/responsibilities/responsibility-reminders';
import { specialDutiesPort } from '#contexts/meetings/responsibilities/special-duties-port';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const responsibilitiesDomain = defineDomain({
  name: 'responsibilities',
  owns: ['responsibilities', 'responsibility_people'],
  collections: { attendantResponsibilities: 'responsibilities' },
  exported: { manyLines: ['responsibilities.notes'] },
  settings: [responsibilitiesSchedule],
  operations: responsibilitiesRoutes,
  nightly: [responsibilitiesNightly],
  dueReminders: [responsibilitiesReminded],
  ownDuties: [dutiesOfResponsibilities],
  calendar: [calendarOf(dutiesOfResponsibilities)],
  appointments: [appointmentsOf(dutiesOfResponsibilities)],
  dutyPorts: [responsibilitiesPort, specialDutiesPort],
  dutyTexts: describeResponsibility,
  personLeaves: {
    clears: ['responsibility_people.person_id'],
    run: (tenant, { personId }) => responsibilities.removeTaker(tenant, personId),
  },
  traces: { has_work: ['responsibility_people.person_id'] },
  commitments: responsibilityCommitments,
  journal: {
    kind: 'responsibilities',
    entities: {
      ...responsibilitiesEntities,
      responsibilities: withFormFields(
        responsibilitiesEntities.responsibilities,
        'responsibilities',
        operations.addResponsibility,
      ),
    },
    variants: { domain_settings: responsibilitiesParts },
  },
});
