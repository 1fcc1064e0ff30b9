import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { listRecipients } from '#contexts/meetings/meetings/meetings.api';
import type { Handler } from '#platform/handle';

/** MEET-X14. */
export const listMailRecipients = (call: Handler<typeof operations.listMailRecipients>) =>
  listRecipients(call, { ...call.query, of: 'responsibilities', group: null });
