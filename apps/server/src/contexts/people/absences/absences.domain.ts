import { absences } from '@sheaf/contract/people/absences/absences';
import { absencesEntities } from '@sheaf/rules/people/absences/journal-entities';
import { absencesNotifications } from '@sheaf/rules/people/absences/notifications';
import { refreshAbsences } from '#contexts/people/absences/absences.jobs';
import { absencesRoutes } from '#contexts/people/absences/absences.routes';
import { away } from '#contexts/people/absences/absences.store';
import { awayFeed } from '#contexts/people/absences/away-feed';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const absencesDomain = defineDomain({
  name: 'absences',
  owns: ['away_dates'],
  operations: absencesRoutes,
  journal: {
    kind: 'away',
    phrases: 'people',
    entities: {
      ...absencesEntities,
      away_dates: withFormFields(absencesEntities.away_dates, 'away_dates', absences.addAwayDate),
    },
  },
  notifications: absencesNotifications,
  frequent: [refreshAbsences],
  calendar: [awayFeed],
  personLeaves: {
    clears: ['away_dates.person_id'],
    run: (tenant, { personId }) => away.removeAllOf(tenant, personId),
  },
});
