import { tryAges } from '@sheaf/rules/territory/territory/overview';
import { z } from 'zod';
import { count, idOf, idOrZero } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const territoryOverview = {
  readOverview: operation({
    name: 'territory.readOverview',
    method: 'GET',
    path: '/territory/overview',
    summary: 'Overview of the territory',
    description:
      'Coverage of the last twelve months, overdue and unworked maps, holding times, age of available addresses.',
    permission: 'settings.maps',
    scope: 'congregation',
    reply: z.object({
      maps: count,
      out: count,
      worked: count.meta({ description: 'maps completed within the last twelve months' }),
      average_days_out: z.number().nullable().meta({
        description: 'average days until handed in or recalled, within twelve months; null if there was none',
      }),
      months: z
        .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), completed: count }))
        .meta({ description: 'completed assignments by month, the last twelve months, oldest first' }),
      overdue: z
        .array(
          z.object({
            id: idOf('map, as in GET /maps'),
            number: z.string(),
            place: z.string(),
            days_over: count,
          }),
        )
        .meta({ description: 'assigned longer than the congregation allows, longest first' }),
      never: z.array(z.object({ id: idOf('map, as in GET /maps'), number: z.string(), place: z.string() })),
      do_not_calls: z
        .array(z.object({ map_id: idOrZero, number: z.string(), place: z.string(), count }))
        .optional()
        .meta({
          description:
            'not confirmed for 24 months, by map; missing for callers without permission to see do-not-calls',
        }),
      doors: z.array(z.object({ age: z.enum(tryAges), count })).meta({
        description: 'available addresses by time since the last attempt: up to 7, 31, 92 days, more',
      }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapAssignments', 'availableAddresses', 'doNotCalls', 'congregations'],
  }),
};
