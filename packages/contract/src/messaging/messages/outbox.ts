/** What becomes of messages: the list, the way of each, and sending again what was set aside (MSG-R8). */
import { messageStates } from '@sheaf/rules/messaging/messages/delivery';
import { z } from 'zod';
import { count, flattened, id, idOrZero, instant } from '../../fields.ts';
import { operation } from '../../operation.ts';

const listed = z.object({
  id: idOrZero,
  kind: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  person: z.object({ id: idOrZero, full_name: z.string() }).nullable(),
  recipient: z.string(),
  state: z.enum(messageStates),
  created_at: instant,
  sent_at: instant.nullable(),
  next_try_at: instant.nullable(),
});

const detailed = listed.extend({
  subject: z.string(),
  body: z.string().nullable().meta({ description: 'null where it is none of the reader’s business' }),
  has_text: z.boolean().meta({ description: 'links lose theirs once they were sent' }),
  attempts: count,
  failure: z.string().nullable(),
  parts: count,
  cost: count,
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
    summary:
      'Messages of the congregation, latest first, fifty at a time: by state, by name or address, of one sending, and those before a message (MSG-R19).',
    permission: 'settings.send_messages',
    scope: 'congregation',
    query: z.strictObject({
      state: z.enum(messageStates).optional(),
      search: flattened(100).optional(),
      sending: id.optional(),
      before: id.optional().meta({ description: 'the last message of the page before' }),
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
    summary: 'How many messages are in which state, of all or of one sending.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    query: z.strictObject({ sending: id.optional() }),
    reply: counts,
    refusals: [],
    idempotent: 'read',
    reads: ['sentMessages'],
  }),
  readMessage: operation({
    name: 'messages.readMessage',
    method: 'GET',
    path: '/messages/{id}',
    summary: 'A message and its way, step by step.',
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
    summary:
      'Sends a message again that was set aside or dropped, or that may have arrived; it is paid like a new one.',
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
    summary: 'Gives up a message that waits, was set aside, or may have arrived.',
    permission: 'settings.send_messages',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: detailed,
    refusals: ['message-left'],
    idempotent: 'key',
    changes: ['sentMessages', 'smsTerms'],
  }),
};
