/** Operations on retention periods of the congregation (X-RETAIN). */
import { mostMonths } from '@sheaf/rules/people/congregations/retention';
import { z } from 'zod';
import { count } from '../../fields.ts';
import { operation } from '../../operation.ts';

const months = count.max(mostMonths).meta({ description: 'months; 0 keeps the data forever' });
const each = { not_at_homes: months, notes: months, messages: months, journal: months };
const retention = z.object({
  months: z.object(each),
  due: z
    .object({ not_at_homes: count, notes: count, messages: count, journal: count })
    .meta({ description: 'rows that the next nightly job deletes, by kind' }),
  version: count.meta({ description: '0 until the periods are first saved' }),
});

export const congregationRetention = {
  readRetention: operation({
    name: 'congregations.readRetention',
    method: 'GET',
    path: '/retention',
    summary: 'Retention periods, and the rows that the next nightly job deletes (X-RETAIN)',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    reply: retention,
    refusals: [],
    idempotent: 'read',
    reads: ['retention'],
  }),
  saveRetention: operation({
    name: 'congregations.saveRetention',
    method: 'PUT',
    path: '/retention',
    summary: 'Set retention periods (X-RETAIN)',
    description: 'Deletes nothing before the next night.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject({ ...each, version: count.optional() }),
    reply: retention,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['congregations', 'retention'],
  }),
};
