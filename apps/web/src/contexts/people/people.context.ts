import { absencesDomain } from '#contexts/people/absences/absences.domain.tsx';
import { accessDomain } from '#contexts/people/access/access.domain.tsx';
import { availabilityDomain } from '#contexts/people/availability/availability.domain.tsx';
import { congregationsDomain } from '#contexts/people/congregations/congregations.domain.tsx';
import { groupsDomain } from '#contexts/people/groups/groups.domain.tsx';
import { peopleDomain } from '#contexts/people/people/people.domain.tsx';
import { peopleImportDomain } from '#contexts/people/people-import/people-import.domain.tsx';
import { rolesDomain } from '#contexts/people/roles/roles.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const peopleContext = defineContext({
  name: 'people',
  layer: 1,
  domains: [
    absencesDomain,
    accessDomain,
    availabilityDomain,
    congregationsDomain,
    groupsDomain,
    peopleImportDomain,
    peopleDomain,
    rolesDomain,
  ],
});
