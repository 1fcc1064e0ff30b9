import type { duties as operations } from '@sheaf/contract/duties/duties';
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { assignerOf, publicTalkPart } from '@sheaf/rules/duties/commitment';
import { dutiesNotifications } from '@sheaf/rules/duties/notifications';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { acknowledgedDuty } from '#contexts/duties/acknowledge-duty';
import { describeDuty } from '#contexts/duties/describe-duty';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { readGrants, readLetterhead, readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { notify, toldAbout } from '#platform/notifications/notifications.store';

/** People who may reassign the duty. */
async function assigners(tenant: Tenant, row: DutyRow): Promise<number[]> {
  const talk = row.qualification === meetingParts.encode('local-talk') && row.kind === 'part';
  const key = assignerOf(row.kind, talk ? publicTalkPart : null);
  const { held } = await readGrants(tenant);
  return held
    .filter(({ active, keys, personId }) => active && personId !== row.person_id && key && keys.has(key))
    .map(({ personId }) => personId);
}

/** Locks the row, so that one of two simultaneous requests sends the notification (USERS-X19, USERS-X22). */
export async function sayCannot(call: Handler<typeof operations.sayCannot>) {
  const { tenant, actor, params, now, platform } = call;
  const [row] = await duties.lock(tenant, [params.id]);
  if (!row) return call.missing();
  const { zone, lang } = await readLetterhead(tenant);
  const isForOther = row.person_id !== actor.personId && actor.permissions.has('settings.away.admin');
  const says = isForOther ? row.person_id : actor.personId;
  const decision = decideAnswering(acknowledgedDuty(row, zone), says ?? actor.personId, now.getTime());
  if (!decision.allowed) return call.refuse(decision.reason);
  const type = isForOther ? ('duty-cannot-for' as const) : ('duty-cannot' as const);
  const before = await toldAbout(tenant, type, { duty: row.id });
  if (before > 0) return { id: row.id, told: before };
  const { what } = await describeDuty(tenant, platform, row, lang);
  const person = isForOther ? await readRecord(tenant, row.person_id!) : undefined;
  const name = person && { name: fullName(person) };
  const details = { duty: row.id, kind: row.kind, date: row.on_date, what, ...name };
  const people = await assigners(tenant, row);
  await notify(
    tenant,
    dutiesNotifications,
    people.map((personId) => ({ personId, type, details })),
    now,
  );
  return { id: row.id, told: people.length };
}
