/** A talk elsewhere that both coordinators agreed on; nobody is asked any more (X-INVITE-SPEAKER). */
import { homeSpanOf, hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { addAwayDuty } from '#contexts/duties/duties.api';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { type AwayValues, awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface AgreedTalk {
  personId: number;
  /** Of the directory. */
  hostId: number;
  number: number;
  /** By which both congregations agreed. */
  proposalId: number;
  /** Of the week in which they go: the day of the meeting is the host's. */
  date: string;
  /** Of the host, where the talk is given at its meeting (X-LANG-GROUP). */
  group: { label: string; public_day: number; public_start_time: string } | null;
}

/** A language group beside its congregation, as the other side reads it. */
const groupName = (host: string, label: string): string => `${host} · ${label}`;

/** Whether a talk elsewhere is given at the meeting of a language group of this host (X-LANG-GROUP). */
export const isHostGroup = (stored: string, host: string): boolean => stored.startsWith(groupName(host, ''));

/** When it keeps the speaker busy at home, with the way there and back. @param zone of the own congregation. */
export function dutyTimesOf(values: Pick<AwayValues, 'held_on' | 'starts_at' | 'zone'>, zone: string) {
  const { date, from, to } = homeSpanOf(values, zone);
  return { week: mondayOf(date), on_date: date, starts_at: from, ends_at: to };
}

/** Null once it stands; otherwise why it cannot. */
export async function bookAway(
  tenant: Tenant,
  { personId, hostId, number, proposalId, date, group }: AgreedTalk,
): Promise<'away-host-gone' | 'away-host-taken' | 'away-speaker-taken' | null> {
  const host = await congregationCard(tenant, hostId);
  if (!host) return 'away-host-gone';
  const { zone } = await readLetterhead(tenant);
  const values = {
    person_id: personId,
    host_id: host.id,
    number,
    host_name: group ? groupName(host.name, group.label) : host.name,
    proposal_id: proposalId,
    held_on: hostDayOf(date, (group ?? host).public_day),
    starts_at: (group ?? host).public_start_time,
    zone: host.timezone_id ?? zone,
    confirmed: confirmations.encode('confirmed'),
  };
  const [other] = await awayTalks.besides(tenant, values, null);
  if (other) return other.person_id === personId ? 'away-speaker-taken' : 'away-host-taken';
  const id = await awayTalks.add(tenant, values);
  if (id === undefined) return 'away-host-taken';
  await addAwayDuty(tenant, id, { ...dutyTimesOf(values, zone), person_id: personId });
  return null;
}
