import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { mailRecipients } from '#contexts/meetings/meetings/meetings.api';
import type { Handler } from '#platform/handle';

/** MEET-X14. */
export const mailResponsibilities = async (call: Handler<typeof operations.mailResponsibilities>) =>
  (await mailRecipients(call, { ...call.body, of: 'responsibilities', group: null })) ??
  call.refuse('nobody-to-mail');
