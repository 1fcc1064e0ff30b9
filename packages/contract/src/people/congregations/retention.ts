/** How long the congregation keeps what it once needed, and what goes tonight (X-RETAIN). */
import { mostMonths } from '@sheaf/rules/people/congregations/retention';
import { z } from 'zod';
import { count } from '../../fields.ts';
import { operation } from '../../operation.ts';

const months = count.max(mostMonths).meta({ description: 'months; 0 keeps it for ever' });
const each = { not_at_homes: months, notes: months, messages: months, journal: months };
const retention = z.object({
  months: z.object(each),
  due: z
    .object({ not_at_homes: count, notes: count, messages: count, journal: count })
    .meta({ description: 'how many of each the next night removes' }),
  version: count.meta({ description: '0 until it was saved once' }),
});

export const congregationRetention = {
  readRetention: operation({
    name: 'congregations.readRetention',
    method: 'GET',
    path: '/retention',
    summary: 'How long what is kept, and how much of it the next night removes (X-RETAIN).',
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
    summary: 'Sets how long what is kept; nothing is removed before the next night (X-RETAIN).',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject({ ...each, version: count.optional() }),
    reply: retention,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['congregations', 'retention'],
  }),
};
