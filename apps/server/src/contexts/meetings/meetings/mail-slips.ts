import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { MailRefusal } from '@sheaf/rules/duties/mail-duty';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { lockProgramme } from '#contexts/duties/duties.api';
import { readSlips } from '#contexts/meetings/meetings/read-slips';
import { sendDutyMail } from '#contexts/meetings/meetings/send-duty-mail';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import type { Handler } from '#platform/handle';

/** Mails the slips of a week to students and helpers (PRINT-P3, X-ACK). */
export async function mailSlips(call: Handler<typeof operations.mailSlips>) {
  const { tenant, body } = call;
  const monday = mondayOf(body.week);
  const { head, slips } = await readSlips(
    tenant,
    { from: monday, to: addDays(monday, 6) },
    { language_group_id: body.language_group_id },
  );
  const ids = slips.flatMap(({ duty, helper }) => [duty.id, ...(helper ? [helper.id] : [])]);
  if (ids.length === 0) return call.refuse('no-slips-that-week');
  const preferences = await preferencesOf(tenant, 'manual');
  const told: { duty_id: number; user_id: number; refusal: MailRefusal | null }[] = [];
  for (const row of await lockProgramme(tenant, ids)) {
    if (row.person_id === null) continue;
    const mailing = { row, personId: row.person_id, zone: head.zone, preferences };
    const refusal = await sendDutyMail(call, mailing);
    if (refusal !== undefined) told.push({ duty_id: row.id, user_id: row.person_id, refusal });
  }
  return { slips: told };
}
