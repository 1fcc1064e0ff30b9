import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { isSpanTooLong } from '@sheaf/rules/meetings/meetings/print-span';
import { talkPrintSpan } from '@sheaf/rules/meetings/talks/print-span';
import { letterheadOf } from '#contexts/meetings/meetings/meetings.api';
import { readWeekends } from '#contexts/meetings/talks/printed-weekends';
import { schedulePaper } from '#contexts/meetings/talks/schedule.document';
import { readToday } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P4. */
export async function printSchedule(call: Handler<typeof operations.printSchedule>) {
  const { tenant, query, now } = call;
  const span = talkPrintSpan(query, await readToday(tenant, now));
  if (isSpanTooLong(span)) return call.invalid({ to: ['span-too-long'] });
  const group = query.language_group_id ?? null;
  const { name, lang } = await letterheadOf(tenant, group);
  const weekends = await readWeekends(tenant, span, lang, group);
  return pdfReply(call, schedulePaper({ congregation: name, lang, span, weekends }));
}
