/** What this domain brings to the server: days on which people are away. */
import { absencesEntities } from '@sheaf/rules/absences/journal-entities';
import { absencesNotifications } from '@sheaf/rules/absences/notifications';
import { refreshAbsences } from '#domains/absences/absences.jobs';
import { absencesRoutes } from '#domains/absences/absences.routes';
import { away } from '#domains/absences/absences.store';
import { awayFeed } from '#domains/absences/away-feed';
import { defineDomain } from '#platform/domain';

export const absencesDomain = defineDomain({
  name: 'absences',
  owns: ['away_dates'],
  operations: absencesRoutes,
  journal: { kind: 'away', phrases: 'people', entities: absencesEntities },
  notifications: absencesNotifications,
  frequent: [refreshAbsences],
  calendar: [awayFeed],
  personLeaves: {
    clears: ['away_dates.person_id'],
    run: (tenant, { personId }) => away.removeAllOf(tenant, personId),
  },
});
