/** Operations on automatic messages: switches, counts and estimated cost (MSG-D3, MSG-D5). */
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

/** MSG-D5: number of messages of each kind in the last 30 days, grouped like the switches in the settings. */
const sentByModule = {
  invites: count,
  manual: count,
  carts: count,
  maps: count.meta({ description: 'messages about maps in the last 30 days' }),
  groups: count.meta({ description: 'messages about field service meetings in the last 30 days' }),
  reports: count,
  attendants: count.meta({ description: 'messages about responsibilities in the last 30 days' }),
};

export const messagesAutomatic = {
  readStats: operation({
    name: 'messages.readStats',
    method: 'GET',
    path: '/messaging-stats',
    summary: 'Automatic messages with their monthly number and cost (MSG-C2)',
    permission: ['settings.send_messages', 'settings.cong.edit'],
    scope: 'congregation',
    reply: z.object({
      ...sentByModule,
      switches,
      rows: z
        .array(
          z.object({
            kind: z.enum(statKinds),
            sent: count.meta({ description: 'messages in the last 30 days' }),
            expected: count.meta({
              description: 'expected messages a month, from the events of the last 30 days',
            }),
            estimate: count.meta({ description: 'highest cost a month in cents; e-mail and push are free' }),
          }),
        )
        .meta({ description: 'one row for each kind of message' }),
      total: count,
      balance: z.number().int().meta({
        description: 'balance that pays for all messages, in cents of the currency of the installation',
      }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['messageSettings'],
  }),
  saveSwitches: operation({
    name: 'messages.saveSwitches',
    method: 'PATCH',
    path: '/messaging-switches',
    summary: 'Switch manual messages and kinds of automatic messages on or off (MSG-C4)',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    body: z.strictObject(switches.partial().shape),
    reply: switches,
    refusals: [],
    idempotent: 'key',
    changes: ['congregations', 'messageSettings', 'smsTerms'],
  }),
};
