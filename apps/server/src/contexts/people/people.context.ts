import { absencesDomain } from '#contexts/people/absences/absences.domain';
import { accessDomain } from '#contexts/people/access/access.domain';
import { availabilityDomain } from '#contexts/people/availability/availability.domain';
import { calendarFeedDomain } from '#contexts/people/calendar-feed/calendar-feed.domain';
import { congregationsDomain } from '#contexts/people/congregations/congregations.domain';
import { erasureDomain } from '#contexts/people/erasure/erasure.domain';
import { familiesDomain } from '#contexts/people/families/families.domain';
import { groupsDomain } from '#contexts/people/groups/groups.domain';
import { peopleDomain } from '#contexts/people/people/people.domain';
import { peopleImportDomain } from '#contexts/people/people-import/people-import.domain';
import { rolesDomain } from '#contexts/people/roles/roles.domain';
import { defineContext } from '#platform/context';

export const peopleContext = defineContext({
  name: 'people',
  layer: 1,
  holds:
    'people and households, groups, roles, days away, when they can serve, sign-in, calendar links, the settings of a congregation, its file, erasure',
  domains: [
    absencesDomain,
    accessDomain,
    availabilityDomain,
    calendarFeedDomain,
    congregationsDomain,
    erasureDomain,
    familiesDomain,
    groupsDomain,
    peopleImportDomain,
    peopleDomain,
    rolesDomain,
  ],
});
