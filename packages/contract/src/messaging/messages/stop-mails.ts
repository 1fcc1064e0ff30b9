/** The way out of mails that come by themselves, by a press in the mail program (RFC 8058) or on the page that a link opens (MSG-R24). */
import { automaticKinds } from '@sheaf/rules/automatic-messages/automatic';
import { z } from 'zod';
import { filled } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const messagesStopMails = {
  stopMails: operation({
    name: 'messages.stopMails',
    method: 'POST',
    path: '/stop-mails/{token}',
    summary:
      'Ends mails of one kind for one person. Mail programs send it as a form, with List-Unsubscribe=One-Click (RFC 8058).',
    permission: 'public',
    scope: 'none',
    params: z.strictObject({ token: filled(200) }),
    // A mail program may say more than it must.
    body: z.looseObject({}),
    form: true,
    reply: z.object({ kind: z.enum(['forum-news', ...automaticKinds]) }),
    refusals: ['stop-link-unknown'],
    idempotent: 'natural',
    changes: ['notificationPreferences'],
    // The providers of mail press for many of their people.
    limits: { perMinute: 120 },
  }),
};
