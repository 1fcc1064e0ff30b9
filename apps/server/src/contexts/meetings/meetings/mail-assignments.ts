import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { listRecipients, mailRecipients } from '#contexts/meetings/meetings/assignment-mails';
import type { Handler } from '#platform/handle';

interface ProgrammeSpan {
  week: string;
  weeks: number;
  language_group_id?: number | undefined;
}

const programmeOf = ({ week, weeks, language_group_id }: ProgrammeSpan) => ({
  of: 'programme' as const,
  week,
  weeks,
  group: language_group_id ?? null,
});

/** MEET-X14. */
export const listMailRecipients = (call: Handler<typeof operations.listMailRecipients>) =>
  listRecipients(call, programmeOf(call.query));

/** MEET-X14. */
export const mailAssignments = async (call: Handler<typeof operations.mailAssignments>) =>
  (await mailRecipients(call, programmeOf(call.body))) ?? call.refuse('nobody-to-mail');
