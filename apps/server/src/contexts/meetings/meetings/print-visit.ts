import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { isForEveryone } from '@sheaf/rules/events/extent';
import { nextVisit, weeksOfVisit } from '@sheaf/rules/events/visit';
import { allEvents } from '#contexts/events/events.api';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { type PrintedMeeting, printMeetings } from '#contexts/meetings/meetings/printed-meetings';
import { type Visit, visitPaper } from '#contexts/meetings/meetings/visit.document';
import { talksOfMeetings } from '#contexts/meetings/talks/talks.api';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import { fieldMeetingsBetween } from '#contexts/service/service.api';
import type { Tenant } from '#platform/database/tenant';
import { pdfReply } from '#platform/documents/documents';
import type { Handler } from '#platform/handle';

const talksOf = (tenant: Tenant, printed: readonly PrintedMeeting[], lang: string) =>
  talksOfMeetings(
    tenant,
    printed.map(({ meeting }) => meeting.id),
    lang,
  );

/** Without a future visit the paper explains what to do (PRINT-P8, PRINT-O8). */
export async function printVisit(call: Handler<typeof operations.printVisit>) {
  const { tenant, now } = call;
  const head = await readLetterhead(tenant);
  const shown = (await allEvents(tenant)).filter(({ extent }) => isForEveryone(extent));
  const event = nextVisit(shown, await readToday(tenant, now));
  if (!event) return pdfReply(call, visitPaper(null, head));
  const weeks = weeksOfVisit(event);
  const rows = (await meetings.list(tenant, weeks)).filter(
    ({ language_group_id }) => language_group_id === null,
  );
  const printed = await printMeetings(tenant, rows, head.lang);
  const visit: Visit = {
    event,
    weeks,
    printed,
    talks: await talksOf(tenant, printed, head.lang),
    service: (await fieldMeetingsBetween(tenant, weeks.from, weeks.to)).filter(
      ({ replaced_by }) => replaced_by === null,
    ),
  };
  return pdfReply(call, visitPaper(visit, head));
}
