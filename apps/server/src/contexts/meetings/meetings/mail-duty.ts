import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { lockProgramme } from '#contexts/duties/duties.api';
import { sendDutyMail } from '#contexts/meetings/meetings/send-duty-mail';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** X-ACK. */
export async function mailDuty(call: Handler<typeof operations.mailDuty>) {
  const { tenant, params } = call;
  const [row] = await lockProgramme(tenant, [params.id]);
  if (!row) return call.missing();
  if (row.person_id === null) return call.refuse('duty-empty');
  const { zone } = await readLetterhead(tenant);
  const preferences = await preferencesOf(tenant, 'manual');
  const refusal = await sendDutyMail(call, { row, personId: row.person_id, zone, preferences });
  if (refusal === undefined) return call.missing();
  return refusal === null ? { ok: true as const } : call.refuse(refusal);
}
