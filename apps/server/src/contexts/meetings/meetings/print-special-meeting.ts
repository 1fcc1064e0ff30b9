import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { presentSpecials } from '#contexts/meetings/meetings/special-meetings/present-special';
import { specialPaper } from '#contexts/meetings/meetings/special-meetings/special.document';
import { specialMeetings } from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { readLetterhead } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** X-MEMORIAL-7. */
export async function printSpecialMeeting(call: Handler<typeof operations.printSpecialMeeting>) {
  const { tenant, params } = call;
  const head = await readLetterhead(tenant);
  const rows = (await specialMeetings.list(tenant)).filter(
    ({ ended_on, event_id }) => ended_on === null && event_id === params.id,
  );
  const [meeting] = await presentSpecials(tenant, rows, { lang: head.lang, counts: false });
  if (!meeting) return call.missing();
  return pdfReply(call, specialPaper(meeting, head));
}
