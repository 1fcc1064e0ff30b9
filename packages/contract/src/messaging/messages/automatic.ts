/** Messages that are sent by themselves: switched on and off, counted and estimated (MSG-D3, MSG-D5). */
import { statKinds } from '@sheaf/rules/automatic-messages/automatic';
import { z } from 'zod';
import { count } from '../../fields.ts';
import { operation } from '../../operation.ts';

const switches = z.object({
  manual: z.boolean(),
  'map-assigned': z.boolean(),
  'map-overdue': z.boolean(),
  'address-timeout': z.boolean(),
  'duty-evening': z.boolean(),
  'duty-week': z.boolean(),
  'report-missing': z.boolean(),
  'attendant-duty': z.boolean(),
  'cart-shift': z.boolean(),
  'group-meeting': z.boolean(),
});

/** MSG-D5: messages of each kind in the last 30 days, as the switches of the settings group them. */
const sentByModule = {
  invites: count,
  manual: count,
  carts: count,
  maps: count,
  groups: count,
  reports: count,
  attendants: count,
};

export const messagesAutomatic = {
  readStats: operation({
    name: 'messages.readStats',
    method: 'GET',
    path: '/messaging-stats',
    summary:
      'What is sent by itself, how many messages of each kind a month brings, and what they cost (MSG-C2).',
    permission: ['settings.send_messages', 'settings.cong.edit'],
    scope: 'congregation',
    reply: z.object({
      ...sentByModule,
      switches,
      rows: z.array(
        z.object({
          kind: z.enum(statKinds),
          sent: count.meta({ description: 'messages in the last 30 days' }),
          expected: count.meta({ description: 'messages a month, from what happened in the last 30 days' }),
          estimate: count.meta({ description: 'cents a month at most: by e-mail it costs nothing' }),
        }),
      ),
      total: count,
      balance: z.number().int().meta({ description: 'cents of AUD, which all of it is paid from' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['messageSettings'],
  }),
  saveSwitches: operation({
    name: 'messages.saveSwitches',
    method: 'PATCH',
    path: '/messaging-switches',
    summary: 'Switches messages by hand and kinds of automatic messages on or off (MSG-C4).',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject(switches.partial().shape),
    reply: switches,
    refusals: [],
    idempotent: 'key',
    changes: ['congregations', 'messageSettings', 'smsTerms'],
  }),
};
