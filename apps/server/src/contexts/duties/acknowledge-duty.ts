import type { duties as operations } from '@sheaf/contract/duties/duties';
import {
  type AcknowledgedDuty,
  type Acknowledgement,
  decideAcknowledge,
} from '@sheaf/rules/duties/acknowledge';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

export const acknowledgedDuty = (row: DutyRow, zone: string): AcknowledgedDuty => ({
  personId: row.person_id,
  acknowledged: row.acknowledged,
  startsAt: instantOfWallTime(row.on_date, row.starts_at, zone),
});

/**
 * Records an answer. Locks the duty, so that it is not answered for another person after a simultaneous
 * reassignment.
 */
export async function acknowledge(
  tenant: Tenant,
  dutyId: number,
  { personId, answer, now }: { personId: number; answer: Acknowledgement; now: Date },
) {
  const [row] = await duties.lock(tenant, [dutyId]);
  if (!row) return undefined;
  const { zone } = await readLetterhead(tenant);
  const decision = decideAcknowledge(acknowledgedDuty(row, zone), personId, answer, now.getTime());
  // A repeated yes withdraws “I can’t” (X-SWAP-24).
  if (
    decision.allowed &&
    (decision.value !== row.acknowledged || (answer === 'yes' && row.cannot_at !== null))
  )
    await duties.acknowledge(tenant, dutyId, decision.value, now);
  return decision;
}

/** X-ACK. */
export async function acknowledgeDuty(call: Handler<typeof operations.acknowledgeDuty>) {
  const { tenant, actor, params, body, now } = call;
  const decision = await acknowledge(tenant, params.id, {
    personId: actor.personId,
    answer: body.answer,
    now,
  });
  if (!decision) return call.missing();
  if (!decision.allowed) return call.refuse(decision.reason);
  return { id: params.id, acknowledged: decision.value };
}
