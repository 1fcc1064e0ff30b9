/** Server manifest of the domain: swaps of duties. */
import { swapsNotifications } from '@sheaf/rules/planning/swaps/notifications';
import { searchTaker } from '#contexts/planning/swaps/begin-swap';
import { leaveSwaps } from '#contexts/planning/swaps/leave-swaps';
import { swapsHourly, swapsTasks } from '#contexts/planning/swaps/swaps.jobs';
import { swapsRoutes } from '#contexts/planning/swaps/swaps.routes';
import { removeEndedSwaps } from '#contexts/planning/swaps/swaps.store';
import { defineDomain } from '#platform/domain';

const isPrivate = 'Reasons and answers are private and are deleted four weeks after the duty.';

export const swapsDomain = defineDomain({
  name: 'swaps',
  owns: ['swaps', 'swap_offers'],
  exported: { leftOut: { swaps: isPrivate, swap_offers: isPrivate } },
  collections: { swaps: 'swaps' },
  operations: swapsRoutes,
  dutySearch: searchTaker,
  tasks: swapsTasks,
  hourly: [swapsHourly],
  notifications: swapsNotifications,
  journal: { kind: 'duties', kinds: [], phrases: 'duties' },
  personLeaves: {
    clears: ['swaps.from_person', 'swaps.taken_by', 'swap_offers.person_id'],
    run: leaveSwaps,
  },
  personDeactivated: leaveSwaps,
  expired: removeEndedSwaps,
  traces: { has_work: ['swaps.from_person', 'swaps.taken_by', 'swap_offers.person_id'] },
});
