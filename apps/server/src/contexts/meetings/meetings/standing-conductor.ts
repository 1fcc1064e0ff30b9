/** The conductor of the Watchtower study whom the settings name has it by default in every weekend meeting of the congregation. */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { studySeat } from '#contexts/duties/duties.api';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { holdQualifiedPeople, readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const isOurs = ({ type, language_group_id }: MeetingRow): boolean =>
  type === 'public' && language_group_id === null;

/** Null for somebody who may not conduct it, or not any more. */
async function readConductor(tenant: Tenant): Promise<number | null> {
  const { wt_conductor: id } = await readSettings(tenant, meetingSchedule);
  const [person] = id === null ? [] : await holdQualifiedPeople(tenant, [id]);
  const conducts = person?.active && person.qualified_parts.includes(meetingParts.encode('study-conductor'));
  return conducts ? person.id : null;
}

/** In meetings that were just made; whoever clears one afterwards is not overruled. */
export async function seatInNewMeetings(tenant: Tenant, made: readonly MeetingRow[]): Promise<void> {
  const ids = made.filter(isOurs).map(({ id }) => id);
  const after = ids.length === 0 ? null : await readConductor(tenant);
  if (after !== null) await studySeat(tenant, ids, { before: null, after });
}

/** After the settings name another: in all that is to come. */
export async function changeConductor(tenant: Tenant, before: number | null, now: Date): Promise<void> {
  const { wt_conductor: named } = await readSettings(tenant, meetingSchedule);
  if (named === before) return;
  const coming = (await meetings.lockAfter(tenant, await readToday(tenant, now))).filter(isOurs);
  const ids = coming.map(({ id }) => id);
  await studySeat(tenant, ids, { before, after: await readConductor(tenant) });
}
