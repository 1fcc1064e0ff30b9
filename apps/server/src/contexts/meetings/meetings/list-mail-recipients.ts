import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { listRecipients } from '#contexts/meetings/meetings/assignment-mails';
import { programmeSpan } from '#contexts/meetings/meetings/programme-span';
import type { Handler } from '#platform/handle';

/** MEET-X14. */
export const listMailRecipients = (call: Handler<typeof operations.listMailRecipients>) =>
  listRecipients(call, programmeSpan(call.query));
