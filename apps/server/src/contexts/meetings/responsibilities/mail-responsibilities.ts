import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { listRecipients, mailRecipients } from '#contexts/meetings/meetings/meetings.api';
import type { Handler } from '#platform/handle';

const ofResponsibilities = { of: 'responsibilities', group: null } as const;

/** MEET-X14. */
export const listMailRecipients = (call: Handler<typeof operations.listMailRecipients>) =>
  listRecipients(call, { ...call.query, ...ofResponsibilities });

/** MEET-X14. */
export const mailResponsibilities = async (call: Handler<typeof operations.mailResponsibilities>) =>
  (await mailRecipients(call, { ...call.body, ...ofResponsibilities })) ?? call.refuse('nobody-to-mail');
