/**
 * Assigns the Watchtower study conductor of the settings to every weekend meeting of the congregation by
 * default.
 */
import { meetingSchedule } from '@sheaf/contract/meetings/meetings/settings';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { studySeat } from '#contexts/duties/duties.api';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { holdQualifiedPeople, readSettings, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

const isOurs = ({ type, language_group_id }: MeetingRow): boolean =>
  type === 'public' && language_group_id === null;

/** Null if the person of the settings is not, or no longer, qualified. */
async function readConductor(tenant: Tenant): Promise<number | null> {
  const { wt_conductor: id } = await readSettings(tenant, meetingSchedule);
  const [person] = id === null ? [] : await holdQualifiedPeople(tenant, [id]);
  const conducts = person?.active && person.qualified_parts.includes(meetingParts.encode('study-conductor'));
  return conducts ? person.id : null;
}

/** Only in new meetings; a conductor removed by hand later is not assigned again. */
export async function seatInNewMeetings(tenant: Tenant, made: readonly MeetingRow[]): Promise<void> {
  const ids = made.filter(isOurs).map(({ id }) => id);
  const after = ids.length === 0 ? null : await readConductor(tenant);
  if (after !== null) await studySeat(tenant, ids, { before: null, after });
}

/** Applies a changed setting to all future meetings. */
export async function changeConductor(tenant: Tenant, before: number | null, now: Date): Promise<void> {
  const { wt_conductor: named } = await readSettings(tenant, meetingSchedule);
  if (named === before) return;
  const coming = (await meetings.lockAfter(tenant, await readToday(tenant, now))).filter(isOurs);
  const ids = coming.map(({ id }) => id);
  await studySeat(tenant, ids, { before, after: await readConductor(tenant) });
}
