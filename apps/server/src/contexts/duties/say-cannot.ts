import type { duties as operations } from '@sheaf/contract/duties/duties';
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { fullName } from '@sheaf/rules/people/people/names';
import { acknowledgedDuty } from '#contexts/duties/acknowledge-duty';
import { duties } from '#contexts/duties/duties.store';
import { tellAssigners } from '#contexts/duties/tell-assigners';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Locks the row, so that one of two simultaneous requests sends the notification (USERS-X19, USERS-X22). */
export async function sayCannot(call: Handler<typeof operations.sayCannot>) {
  const { tenant, actor, params, now, platform } = call;
  const [row] = await duties.lock(tenant, [params.id]);
  if (!row) return call.missing();
  const { zone } = await readLetterhead(tenant);
  const isForOther = row.person_id !== actor.personId && actor.permissions.has('settings.away.admin');
  const says = isForOther ? row.person_id : actor.personId;
  const decision = decideAnswering(acknowledgedDuty(row, zone), says ?? actor.personId, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  const person = isForOther ? await readRecord(tenant, row.person_id!) : undefined;
  const told = await tellAssigners(tenant, platform, row, {
    type: isForOther ? 'duty-cannot-for' : 'duty-cannot',
    name: person && fullName(person),
    now,
  });
  return { id: row.id, told };
}
