import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import {
  endOfSpecial,
  hasProgramme,
  isAtTime,
  overlapsSpecial,
  timeOfSpecial,
} from '@sheaf/rules/meetings/meetings/special-meeting';
import { allEvents } from '#contexts/events/events.api';
import { makeSpecial } from '#contexts/meetings/meetings/special-meetings/follow-specials';
import { presentSpecials } from '#contexts/meetings/meetings/special-meetings/present-special';
import { settleSpecial } from '#contexts/meetings/meetings/special-meetings/settle-special';
import {
  type SpecialMeetingRow,
  type SpecialPartRow,
  type SpecialPartValues,
  specialMeetings,
  specialParts,
} from '#contexts/meetings/meetings/special-meetings/special-meetings.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.saveSpecialMeeting>;

const isChanged = (before: SpecialPartRow, after: Omit<SpecialPartValues, 'special_id'>): boolean =>
  before.order !== after.order ||
  before.title !== after.title ||
  before.minutes !== after.minutes ||
  before.song !== after.song ||
  before.seat !== after.seat;

async function replaceParts(call: Call, meeting: SpecialMeetingRow): Promise<void> {
  const { tenant, body, invalid } = call;
  const there = await specialParts.ofMeetings(tenant, [meeting.id]);
  const known = new Map(there.map((part) => [part.id, part]));
  const named = body.parts.flatMap(({ id }) => id ?? []);
  if (named.some((id) => !known.has(id)) || new Set(named).size < named.length)
    invalid({ parts: ['no-such-part'] });
  await specialParts.remove(
    tenant,
    there.filter(({ id }) => !named.includes(id)).map(({ id }) => id),
  );
  for (const [index, { id, ...part }] of body.parts.entries()) {
    const values = { ...part, order: index + 1 };
    const before = id === undefined ? undefined : known.get(id);
    if (!before) await specialParts.add(tenant, [{ special_id: meeting.id, ...values }]);
    else if (isChanged(before, values)) await specialParts.edit(tenant, before.id, values);
  }
}

/** Makes or moves the meeting of an event that the job has not followed yet. */
async function openSpecial(call: Call): Promise<SpecialMeetingRow> {
  const { tenant, params } = call;
  const rows = await specialMeetings.lockAll(tenant);
  const event = (await allEvents(tenant)).find(({ id }) => id === params.event);
  if (!event || !hasProgramme(event)) return call.missing();
  const there = rows.find(({ event_id }) => event_id === event.id);
  const time = timeOfSpecial(event);
  if (there?.ended_on === null && isAtTime(there, time)) return there;
  if (there)
    return settleSpecial(tenant, await specialMeetings.edit(tenant, there.id, { ...time, ended_on: null }));
  const made = await makeSpecial(tenant, event, time);
  if (made) return made;
  // Another transaction made it first.
  const found = (await specialMeetings.lockAll(tenant)).find(({ event_id }) => event_id === event.id);
  return found ?? call.missing();
}

/** X-MEMORIAL-3. */
export async function saveSpecialMeeting(call: Call) {
  const { tenant, body, actor, invalid } = call;
  const { lang } = await readLetterhead(tenant);
  const shown = { lang, counts: actor.permissions.has('settings.events.edit') };
  const meeting = await openSpecial(call);
  if (body.version !== undefined && body.version !== meeting.version)
    return call.stale((await presentSpecials(tenant, [meeting], shown))[0]!);
  const others = (await specialMeetings.list(tenant)).filter(
    ({ id, ended_on }) => ended_on === null && id !== meeting.id,
  );
  const span = { ...meeting, ends_at: endOfSpecial(body.parts, meeting.starts_at) };
  if (overlapsSpecial(span, others)) return call.refuse('visit-twice');
  const attendance = body.attendance === undefined ? meeting.attendance : body.attendance;
  const partakers = body.partakers === undefined ? meeting.partakers : body.partakers;
  if (attendance !== null && partakers !== null && partakers > attendance)
    invalid({ partakers: ['more-than-present'] });
  await replaceParts(call, meeting);
  const saved = await specialMeetings.edit(tenant, meeting.id, { note: body.note, attendance, partakers });
  const settled = await settleSpecial(tenant, saved);
  return (await presentSpecials(tenant, [settled], shown))[0]!;
}
