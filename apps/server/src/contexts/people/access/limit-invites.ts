/** AUTH-X4: limits free invites, counted in the sending transaction; a refusal rolls its count back. */
import type { access } from '@sheaf/contract/people/access/access';
import type { AttemptLimit } from '@sheaf/rules/people/access/attempts';
import {
  fitsAgainAt,
  invitesOfAddress,
  invitesOfCongregation,
  invitesOfPerson,
} from '@sheaf/rules/people/access/invite-limits';
import { todayIn } from '@sheaf/rules/time/today-in';
import { clockOf, dateOf, wallTimeIn } from '@sheaf/rules/time/wall-time';
import { attempts } from '#contexts/people/access/attempts.store';
import { asPerson } from '#contexts/people/access/passkeys.store';
import { readLetterhead } from '#contexts/people/congregations/congregations.api';
import { clockText } from '#platform/clock-text';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { shortDay } from '#platform/spoken-day';

type Call = Pick<Handler<typeof access.sendInvite>, 'tenant' | 'actor' | 'now' | 'refuse'>;

/** `2:00 pm`, with the day if it is not today, in the congregation's time zone. */
async function timeText(tenant: Tenant, lang: string, instant: number, now: Date): Promise<string> {
  const { zone, time_format } = await readLetterhead(tenant);
  const there = wallTimeIn(zone, instant);
  const clock = clockText(lang, clockOf(there), time_format);
  const isToday = dateOf(there) === todayIn(zone, now.getTime());
  return isToday ? clock : `${shortDay(lang, dateOf(there))}, ${clock}`;
}

async function limit(
  { tenant, actor, now, refuse }: Call,
  limits: readonly AttemptLimit[],
  subject: string,
  code: 'invites-of-congregation' | 'invites-of-person' | 'invites-of-address',
): Promise<void> {
  const counts: number[] = [];
  for (const each of limits) counts.push(await attempts.count(asPerson(tenant), each, subject, now));
  const again = fitsAgainAt(limits, counts, now.getTime());
  if (again !== null) refuse(code, { time: await timeText(tenant, actor.lang, again, now) });
}

/** Runs before people are locked: concurrent senders wait here, in one order. */
export const limitOfCongregation = (call: Call): Promise<void> =>
  limit(call, [invitesOfCongregation], String(call.tenant.congregationId), 'invites-of-congregation');

/** @param address e-mail or telephone number, counted across all people of the congregation who share it. */
export async function limitOfPerson(call: Call, personId: number, address: string): Promise<void> {
  const own = call.tenant.congregationId;
  await limit(call, invitesOfAddress, `${own} ${address.toLowerCase()}`, 'invites-of-address');
  await limit(call, invitesOfPerson, `${own} ${personId}`, 'invites-of-person');
}
