import { planning } from '@sheaf/contract/people/availability/settings';
import { availabilityEntities, availabilityParts } from '@sheaf/rules/people/availability/journal-entities';
import { availabilityRoutes } from '#contexts/people/availability/availability.routes';
import { removeEndedTimes } from '#contexts/people/availability/ended-times.store';
import { defineDomain } from '#platform/domain';

export const availabilityDomain = defineDomain({
  name: 'availability',
  owns: [
    'cart_times',
    'person_limits',
    'person_pairs',
    'planning_dates',
    'qualified_since',
    'unavailable_times',
  ],
  operations: availabilityRoutes,
  exported: { manyLines: ['planning_dates.note'] },
  settings: [planning],
  journal: {
    kind: 'availability',
    entities: availabilityEntities,
    variants: { domain_settings: availabilityParts },
  },
  expired: removeEndedTimes,
  erases: [
    'cart_times.person_id',
    'person_limits.person_id',
    'person_pairs.other_id',
    'person_pairs.person_id',
    'person_pairs.wished_by',
    'planning_dates.person_id',
    'qualified_since.person_id',
    'unavailable_times.person_id',
  ],
});
