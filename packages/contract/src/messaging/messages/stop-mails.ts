/**
 * Unsubscribing from automatic e-mails, by the mail program (RFC 8058) or on the page of a link (MSG-R24).
 */
import { automaticKinds } from '@sheaf/rules/automatic-messages/automatic';
import { z } from 'zod';
import { filled } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const messagesStopMails = {
  stopMails: operation({
    name: 'messages.stopMails',
    method: 'POST',
    path: '/stop-mails/{token}',
    summary: 'Unsubscribe a person from one kind of e-mail',
    description: 'Mail programs send a form with List-Unsubscribe=One-Click (RFC 8058).',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ token: filled(200) }),
    // A mail program may send further fields.
    body: z.looseObject({}),
    form: true,
    reply: z.object({
      kind: z
        .enum(['forum-news', 'notice', 'phone-storage', 'task-news', ...automaticKinds])
        .meta({ description: 'kind of e-mail that the person no longer receives' }),
    }),
    refusals: ['stop-link-unknown'],
    idempotent: 'natural',
    changes: ['notificationPreferences'],
    // Mail providers send the requests of many users from one address.
    limits: { perMinute: 120 },
  }),
};
