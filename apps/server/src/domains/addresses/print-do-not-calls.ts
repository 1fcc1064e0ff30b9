import type { addresses } from '@sheaf/contract/addresses';
import { todayIn } from '@sheaf/rules/time/today-in';
import { doNotCallsPaper } from '#domains/addresses/do-not-calls.document';
import { doNotCallsByMap } from '#domains/addresses/list-do-not-calls';
import { letterhead } from '#platform/documents/letterhead.store';
import { FileReply, type Handler } from '#platform/handle';

/** PRINT-P14. */
export async function printDoNotCalls(call: Handler<typeof addresses.printDoNotCalls>): Promise<FileReply> {
  const { tenant, platform, now } = call;
  const { name, lang, zone } = await letterhead.read(tenant);
  const head = { congregation: name, lang, today: todayIn(zone, now.getTime()) };
  const pdf = await platform.documents.print(doNotCallsPaper(await doNotCallsByMap(tenant), head));
  return new FileReply(pdf, 'application/pdf', false);
}
