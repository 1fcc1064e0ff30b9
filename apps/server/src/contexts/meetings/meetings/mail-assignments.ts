import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { mailRecipients } from '#contexts/meetings/meetings/assignment-mails';
import { programmeSpan } from '#contexts/meetings/meetings/programme-span';
import type { Handler } from '#platform/handle';

/** MEET-X14. */
export const mailAssignments = async (call: Handler<typeof operations.mailAssignments>) =>
  (await mailRecipients(call, programmeSpan(call.body))) ?? call.refuse('nobody-to-mail');
