import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { responsibilitiesSchedule } from '@sheaf/contract/meetings/responsibilities/settings';
import { isSpanTooLong } from '@sheaf/rules/meetings/meetings/print-span';
import { meetingsBetween } from '#contexts/meetings/meetings/meetings.api';
import { presentEntries, shownDays } from '#contexts/meetings/responsibilities/present-entry';
import { responsibilitiesPaper } from '#contexts/meetings/responsibilities/responsibilities.document';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { readLetterhead, readSettings, readToday } from '#contexts/people/people.api';
import { assertAsShown } from '#platform/as-shown';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

/** ATTEND-C6, PRINT-P1. */
export async function printSchedule(call: Handler<typeof operations.printSchedule>) {
  const { tenant, query, now } = call;
  const coming = shownDays(await readToday(tenant, now));
  const span = { from: query.from ?? coming.from, to: query.to ?? coming.to };
  if (isSpanTooLong(span)) return call.invalid({ to: ['span-too-long'] });
  const { name, lang } = await readLetterhead(tenant);
  const saved = await readSettings(tenant, responsibilitiesSchedule);
  assertAsShown(call, query, { on: saved.on, reminder_timing: saved.reminder_timing });
  const meetings = await meetingsBetween(tenant, span.from, span.to);
  return pdfReply(
    call,
    responsibilitiesPaper({
      congregation: name,
      lang,
      span,
      settings: {
        print_header: query.print_header === undefined ? saved.print_header : query.print_header,
        print_notes: query.print_notes ?? saved.print_notes,
        compact: query.compact ?? saved.compact,
      },
      entries: await presentEntries(tenant, meetings, false),
      responsibilities: await responsibilities.list(tenant),
    }),
  );
}
