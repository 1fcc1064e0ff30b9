/** Operations on the message log: list, delivery steps, resend, drop (MSG-R8). */
import { messageStates } from '@sheaf/rules/messaging/messages/delivery';
import { z } from 'zod';
import { count, flattened, id, idOf, instant } from '../../fields.ts';
import { operation } from '../../operation.ts';

const listed = z.object({
  id: idOf('message, as in GET /messages'),
  kind: z.string().meta({ description: 'kind of the message, such as `map-assigned`' }),
  channel: z.enum(['email', 'sms', 'push']),
  person: z.object({ id: idOf('person, as in GET /users'), full_name: z.string() }).nullable(),
  recipient: z.string(),
  state: z.enum(messageStates).meta({ description: 'delivery state' }),
  created_at: instant,
  sent_at: instant.nullable(),
  next_try_at: instant.nullable(),
});

const detailed = listed.extend({
  subject: z.string(),
  body: z
    .string()
    .nullable()
    .meta({ description: 'text of the message; null if the caller may not read it' }),
  has_text: z
    .boolean()
    .meta({ description: 'false if the message has no text; messages with a link lose theirs once sent' }),
  attempts: count,
  failure: z.string().nullable(),
  parts: count.meta({ description: 'number of SMS segments' }),
  cost: count.meta({ description: 'cents in the currency of the installation' }),
  steps: z.array(
    z.object({
      step: z.enum(['sent', 'delayed', 'unsure', 'failed', 'delivered', 'again', 'dropped']),
      at: instant,
      detail: z.string().nullable(),
      person: z.string().nullable(),
    }),
  ),
});

const counts = z.object(
  Object.fromEntries(messageStates.map((state) => [state, count])) as Record<
    (typeof messageStates)[number],
    typeof count
  >,
);

export const messagesOutbox = {
  listMessages: operation({
    name: 'messages.listMessages',
    method: 'GET',
    path: '/messages',
    summary: 'Messages of the congregation, newest first, fifty at a time (MSG-R19)',
    description: 'Filters: state, name or address, manual sending, and messages before a given one.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    query: z.strictObject({
      state: z.enum(messageStates).optional().meta({ description: 'state of the messages' }),
      search: flattened(100).optional(),
      sending: id
        .optional()
        .meta({ description: 'id of the manual sending, as in the reply of POST /send-messages' }),
      before: id.optional().meta({ description: 'id of the last message of the previous page' }),
    }),
    reply: z.object({ messages: z.array(listed), more: z.boolean() }),
    refusals: [],
    idempotent: 'read',
    reads: ['sentMessages'],
  }),
  countMessages: operation({
    name: 'messages.countMessages',
    method: 'GET',
    path: '/message-counts',
    summary: 'Number of messages by state, in total or of one manual sending',
    permission: 'settings.send_messages',
    scope: 'congregation',
    query: z.strictObject({
      sending: id
        .optional()
        .meta({ description: 'id of the manual sending, as in the reply of POST /send-messages' }),
    }),
    reply: counts,
    refusals: [],
    idempotent: 'read',
    reads: ['sentMessages'],
  }),
  readMessage: operation({
    name: 'messages.readMessage',
    method: 'GET',
    path: '/messages/{id}',
    summary: 'A message with its delivery steps',
    permission: 'settings.send_messages',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: detailed,
    refusals: [],
    idempotent: 'read',
    reads: ['sentMessages'],
  }),
  sendAgain: operation({
    name: 'messages.sendAgain',
    method: 'POST',
    path: '/messages/{id}/again',
    summary: 'Send a failed, dropped or unsure message again',
    description: 'Costs as much as a new message.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: detailed,
    refusals: ['message-not-set-aside', 'message-text-gone', 'number-cap', 'daily-cap', 'balance-too-low'],
    idempotent: 'key',
    changes: ['sentMessages', 'smsTerms'],
  }),
  dropMessage: operation({
    name: 'messages.dropMessage',
    method: 'POST',
    path: '/messages/{id}/drop',
    summary: 'Drop a message that is waiting, failed or unsure',
    permission: 'settings.send_messages',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: detailed,
    refusals: ['message-left'],
    idempotent: 'key',
    changes: ['sentMessages', 'smsTerms'],
  }),
};
