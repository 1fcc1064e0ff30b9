import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { lastVisits } from '@sheaf/rules/meetings/talks/visits';
import { heldMeetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { givenTalks } from '#contexts/meetings/talks/talk-titles.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Combines planned talks with entered ones of earlier years. */
export async function listVisits({
  tenant,
  now,
}: Handler<typeof operations.listVisits>): Promise<ReplyOf<typeof operations.listVisits>> {
  const planned = await talks.visits(tenant);
  const meetings = await heldMeetingsOfIds(
    tenant,
    planned.map(({ meeting_id }) => meeting_id),
  );
  const dayOf = new Map(meetings.map(({ id, held_on }) => [id, held_on]));
  const earlier = (await givenTalks.list(tenant)).flatMap(({ number, date, speaker_name: name }) =>
    name === null ? [] : [{ speaker_id: null, name, number, date }],
  );
  const held = planned.flatMap(({ meeting_id, ...visit }) => {
    const date = dayOf.get(meeting_id);
    return date === undefined ? [] : [{ ...visit, date }];
  });
  return lastVisits([...held, ...earlier], await readToday(tenant, now));
}
