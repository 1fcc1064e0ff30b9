import type { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { printSizes } from '@sheaf/rules/meetings/meetings/print-size';
import { isSpanTooLong, printSpan } from '@sheaf/rules/meetings/meetings/print-span';
import { readSlips } from '#contexts/meetings/meetings/read-slips';
import { slipsPaper } from '#contexts/meetings/meetings/slips.document';
import { readToday } from '#contexts/people/people.api';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** PRINT-P3, PRINT-O6, PRINT-O9. */
export async function printSlips(call: Handler<typeof meetings.printSlips>) {
  const { tenant, query, now } = call;
  const span = printSpan(query, await readToday(tenant, now));
  if (isSpanTooLong(span)) return call.invalid({ to: ['span-too-long'] });
  const { head, slips } = await readSlips(tenant, span, query);
  return pdfReply(call, slipsPaper({ slips, head, size: printSizes.decode(query.size) }));
}
