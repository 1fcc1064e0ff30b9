import type { addresses } from '@sheaf/contract/territory/addresses/addresses';
import { todayIn } from '@sheaf/rules/time/today-in';
import { readLetterhead } from '#contexts/people/people.api';
import { doNotCallsPaper } from '#contexts/territory/addresses/do-not-calls.document';
import { doNotCallsByMap } from '#contexts/territory/addresses/list-do-not-calls';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';
import type { DeferredReply } from '#platform/replies';

/** PRINT-P14. */
export async function printDoNotCalls(
  call: Handler<typeof addresses.printDoNotCalls>,
): Promise<DeferredReply> {
  const { tenant, now } = call;
  const { name, lang, zone } = await readLetterhead(tenant);
  const head = { congregation: name, lang, today: todayIn(zone, now.getTime()) };
  return pdfReply(call, doNotCallsPaper(await doNotCallsByMap(tenant), head));
}
