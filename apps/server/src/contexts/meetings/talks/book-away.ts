/** Books a talk elsewhere that both coordinators agreed on, without asking the speaker (X-INVITE-SPEAKER). */
import type { MeetingTime } from '@sheaf/rules/meetings/proposals/move-agreed';
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
  /** Directory id. */
  hostId: number;
  number: number;
  /** Proposal of the agreement. */
  proposalId: number;
  /** Any date of the week; the talk is on the host's meeting day. */
  date: string;
  /** Language group of the host, if the talk is at its meeting (X-LANG-GROUP). */
  group: { label: string; public_day: number; public_start_time: string } | null;
  /** Meeting of that week if the host named it; null for its usual day and time. */
  meeting: MeetingTime | null;
}

/** Name of the host congregation with its language group, for the sending side. */
const groupName = (host: string, label: string): string => `${host} · ${label}`;

/** Whether a talk elsewhere is at the meeting of a language group of this host (X-LANG-GROUP). */
export const isHostGroup = (stored: string, host: string): boolean => stored.startsWith(groupName(host, ''));

/** Time at home in which the speaker is busy, including the journey. @param zone of the own congregation. */
export function dutyTimesOf(values: Pick<AwayValues, 'held_on' | 'starts_at' | 'zone'>, zone: string) {
  const { date, from, to } = homeSpanOf(values, zone);
  return { week: mondayOf(date), on_date: date, starts_at: from, ends_at: to };
}

/** Null if booked, otherwise the reason. */
export async function bookAway(
  tenant: Tenant,
  { personId, hostId, number, proposalId, date, group, meeting }: AgreedTalk,
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
    held_on: meeting?.date ?? hostDayOf(date, (group ?? host).public_day),
    starts_at: meeting?.time ?? (group ?? host).public_start_time,
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
