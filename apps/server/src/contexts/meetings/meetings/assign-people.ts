/** Shared by both operations that assign a part to a person and a helper (MEET-C7, MEET-C8). */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { BodyOf, ParamsOf } from '@sheaf/contract/operation';
import { fillPlaces, lockDutiesOfMeeting, type ProgrammeDuty } from '#contexts/duties/duties.api';
import { meetingParts } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { presentAssignments } from '#contexts/meetings/meetings/present-meeting';
import { unfitDuties } from '#contexts/meetings/meetings/unfit-duties';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.assignPart> | Handler<typeof operations.editAssignment>;
type People = Pick<
  BodyOf<typeof operations.editAssignment>,
  'user_id' | 'helper_id' | 'version' | 'any_pair' | 'type'
>;

/** Locks the duties of a part and reads its meeting; a meeting named in the path has to match. */
export async function openDuties(
  tenant: Tenant,
  { meeting: named, part }: ParamsOf<typeof operations.assignPart>,
): Promise<{ meeting: MeetingRow; rows: ProgrammeDuty[] } | undefined> {
  const id = await meetingParts.meetingOf(tenant, part);
  if (id === undefined || (named !== undefined && named !== id)) return undefined;
  const meeting = await meetings.lock(tenant, id);
  if (!meeting) return undefined;
  const rows = (await lockDutiesOfMeeting(tenant, id)).filter(
    ({ part_id, suspended }) => part_id === part && !suspended,
  );
  return { meeting, rows };
}

async function presentRow(tenant: Tenant, meeting: MeetingRow, rows: readonly ProgrammeDuty[]) {
  const parts = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const { zone } = await readLetterhead(tenant);
  return presentAssignments(meeting, parts, rows, zone, new Map(), await unfitDuties(tenant, rows))[0]!;
}

/** @param rows duties of one part in one class. */
export async function assignPeople(
  call: Call,
  meeting: MeetingRow,
  rows: readonly ProgrammeDuty[],
  people: People,
) {
  const { tenant } = call;
  const own = rows.find(({ kind }) => kind !== 'helper');
  const helper = rows.find(({ kind }) => kind === 'helper');
  const current = own ?? helper!;
  if (people.version !== undefined && people.version !== current.version)
    return call.stale(await presentRow(tenant, meeting, rows));
  if (people.type === 'helper' ? !helper : people.type && !own)
    return call.invalid({ type: ['not-as-shown'] });
  if (people.helper_id && !helper) return call.invalid({ helper_id: ['no-helper-here'] });
  if (people.user_id && !own) return call.invalid({ user_id: ['nobody-here'] });
  const fillings = [
    ...(own && people.user_id !== undefined ? [{ id: own.id, personId: people.user_id }] : []),
    ...(helper && people.helper_id !== undefined ? [{ id: helper.id, personId: people.helper_id }] : []),
  ];
  const filled = await fillPlaces(tenant, rows, fillings, people.any_pair);
  if ('refused' in filled) return call.refuse(filled.refused);
  if ('unfit' in filled) {
    const { id, code } = filled.unfit;
    return call.invalid({ [id === own?.id ? 'user_id' : 'helper_id']: [code] });
  }
  return presentRow(tenant, meeting, filled.rows);
}
