import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { readPrinted } from '#contexts/meetings/meetings/printed-meetings';
import { scheduleMail } from '#contexts/meetings/meetings/schedule.mail';
import { readRecord } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { queueMessages } from '#platform/outbox/outbox.store';

/** MEET-C11, MEET-R24, MSG-R5. */
export async function mailSchedule(call: Handler<typeof operations.mailSchedule>) {
  const { tenant, body } = call;
  const monday = mondayOf(body.week);
  const { head, printed } = await readPrinted(
    tenant,
    { from: monday, to: addDays(monday, 6) },
    body.language_group_id ?? null,
  );
  const [week] = printed.filter(({ instead }) => instead === null);
  if (!week) return call.refuse('no-meeting-that-week');
  const duty = week.duties.find(({ kind, hall }) => kind === 'chairman' && hall === 1);
  if (!duty?.person_id) return call.refuse('no-chairman');
  const chairman = await readRecord(tenant, duty.person_id);
  if (!chairman?.email) return call.refuse('chairman-without-email');
  const written = scheduleMail(week, { ...head, lang: chairman.lang }, chairman.first_name);
  await queueMessages(tenant, [
    {
      personId: chairman.id,
      channel: 'email',
      recipient: chairman.email,
      ...written,
      kind: 'meeting-schedule',
    },
  ]);
  return { ok: true as const };
}
