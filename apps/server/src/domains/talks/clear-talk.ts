import type { talks as operations } from '@sheaf/contract/talks/talks';
import { awayDuties, talkDuties } from '#domains/duties/duties.public-api';
import { awayTalks } from '#domains/talks/away-talks.store';
import { readWeeksAround } from '#domains/talks/read-weeks';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.clearTalk>;

/** AWAY-C3: its duty and its links go with it. */
async function clearAway({ tenant }: Call, dutyId: number): Promise<boolean> {
  const duty = await awayDuties.read(tenant, dutyId);
  const row = duty && (await awayTalks.lock(tenant, duty.away_talk_id));
  if (row) await awayTalks.remove(tenant, row.id);
  return row !== undefined;
}

/** WKND-C4, WKND-R16. */
export async function clearTalk(call: Call) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (row) {
    await talks.clear(tenant, row.id, now);
    await talkDuties.fill(tenant, row.duty_id, null);
  } else if (!(await clearAway(call, body.id))) return call.missing();
  return readWeeksAround(tenant, now, row?.meeting_id ?? null);
}
