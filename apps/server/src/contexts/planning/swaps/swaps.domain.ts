/** Server manifest of the domain: swaps of duties. */
import { swapsNotifications } from '@sheaf/rules/planning/swaps/notifications';
import { searchTaker } from '#contexts/planning/swaps/begin-swap';
import { leaveSwaps } from '#contexts/planning/swaps/leave-swaps';
import { removePastTakes } from '#contexts/planning/swaps/open-takes.store';
import { swapsHourly, swapsTasks } from '#contexts/planning/swaps/swaps.jobs';
import { swapsRoutes } from '#contexts/planning/swaps/swaps.routes';
import { removeEndedSwaps } from '#contexts/planning/swaps/swaps.store';
import { defineDomain } from '#platform/domain';
import type { ExpiredRows } from '#platform/retention-source';

const removePastRows: ExpiredRows = async (owner, now) => {
  await removeEndedSwaps(owner, now);
  await removePastTakes(owner, now);
};

const isPrivate = 'Reasons and answers are private and are deleted four weeks after the duty.';

export const swapsDomain = defineDomain({
  name: 'swaps',
  owns: ['swaps', 'swap_offers', 'open_takes'],
  publishes: ['duty_searches'],
  exported: {
    leftOut: {
      swaps: isPrivate,
      swap_offers: isPrivate,
      open_takes: 'A place that was taken can be undone for ten minutes only.',
    },
  },
  collections: { swaps: 'swaps' },
  operations: swapsRoutes,
  dutySearch: searchTaker,
  tasks: swapsTasks,
  hourly: [swapsHourly],
  notifications: swapsNotifications,
  journal: { kind: 'duties', kinds: [], phrases: 'duties' },
  personLeaves: {
    clears: ['swaps.from_person', 'swaps.taken_by', 'swap_offers.person_id', 'open_takes.person_id'],
    run: leaveSwaps,
  },
  personDeactivated: leaveSwaps,
  expired: removePastRows,
  traces: { has_work: ['swaps.from_person', 'swaps.taken_by', 'swap_offers.person_id'] },
});
