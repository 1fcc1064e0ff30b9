/** How a person wants to be reached, by kind of message. */
import { z } from 'zod';
import { operation } from '../operation.ts';

/** Null is as the congregation sends: by SMS, else by e-mail. */
const way = z.enum(['email', 'sms', 'push', 'none']).nullable();
const wishes = z.object({
  manual: way,
  'map-assigned': way,
  'map-overdue': way,
  'address-timeout': way,
});

export const messagesWishes = {
  readWishes: operation({
    name: 'messages.readWishes',
    method: 'GET',
    path: '/my-message-wishes',
    summary: 'How the person wants to be reached, by kind of message, and by which ways he can be.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({ wishes, has_phone: z.boolean(), has_email: z.boolean(), has_device: z.boolean() }),
    refusals: [],
    idempotent: 'read',
    reads: ['messageWishes', 'pushDevices'],
  }),
  saveWishes: operation({
    name: 'messages.saveWishes',
    method: 'PATCH',
    path: '/my-message-wishes',
    summary: 'Sets how the person wants to be reached; kinds that are not named stay as they are.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject(wishes.partial().shape),
    reply: wishes,
    refusals: [],
    idempotent: 'key',
    changes: ['messageWishes'],
  }),
};
