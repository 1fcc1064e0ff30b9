import type { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { printSizes } from '@sheaf/rules/meetings/meetings/print-size';
import { isSpanTooLong, printSpan } from '@sheaf/rules/meetings/meetings/print-span';
import { readPrinted } from '#contexts/meetings/meetings/printed-meetings';
import { schedulePaper } from '#contexts/meetings/meetings/schedule.document';
import { readToday } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P2, PRINT-O7, PRINT-O9. */
export async function printSchedule(call: Handler<typeof meetings.printSchedule>) {
  const { tenant, params, query, now } = call;
  const span = printSpan(query, await readToday(tenant, now));
  if (isSpanTooLong(span)) return call.invalid({ to: ['span-too-long'] });
  const { head, printed } = await readPrinted(tenant, span, query.language_group_id ?? null);
  return pdfReply(call, schedulePaper({ printed, head, span, size: printSizes.decode(params.size) }));
}
