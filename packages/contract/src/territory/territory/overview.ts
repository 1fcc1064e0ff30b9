/** The territory at a glance, for servants. */
import { tryAges } from '@sheaf/rules/territory/territory/overview';
import { z } from 'zod';
import { count, idOrZero } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const territoryOverview = {
  readOverview: operation({
    name: 'territory.readOverview',
    method: 'GET',
    path: '/territory/overview',
    summary:
      'Coverage of the last twelve months, maps that are overdue or never worked, how long maps stay out, and how old the not-at-homes are.',
    permission: 'settings.maps',
    scope: 'congregation',
    reply: z.object({
      maps: count,
      out: count,
      worked: count.meta({ description: 'maps completed within the last twelve months' }),
      average_days_out: z.number().nullable().meta({
        description: 'of those handed in or recalled within twelve months; null when there was none',
      }),
      months: z
        .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), completed: count }))
        .meta({ description: 'assignments completed, twelve months up to this one, oldest first' }),
      overdue: z
        .array(z.object({ id: idOrZero, number: z.string(), place: z.string(), days_over: count }))
        .meta({ description: 'out longer than the congregation allows, longest first' }),
      never: z.array(z.object({ id: idOrZero, number: z.string(), place: z.string() })),
      do_not_calls: z
        .array(z.object({ map_id: idOrZero, number: z.string(), place: z.string(), count }))
        .optional()
        .meta({ description: 'not confirmed for 24 months, by map; left out for who may not see them' }),
      doors: z.array(z.object({ age: z.enum(tryAges), count })).meta({
        description: 'not-at-homes by the time since they were tried: 7, 31, 92 days, more',
      }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['maps', 'suburbs', 'mapAssignments', 'availableAddresses', 'doNotCalls', 'congregations'],
  }),
};
