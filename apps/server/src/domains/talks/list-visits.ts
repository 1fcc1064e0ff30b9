import type { ReplyOf } from '@sheaf/contract/operation';
import type { talks as operations } from '@sheaf/contract/talks/talks';
import { lastVisits } from '@sheaf/rules/talks/visits';
import { readToday } from '#domains/congregations/congregations.public-api';
import { heldMeetingsOfIds } from '#domains/meetings/meetings.public-api';
import { givenTalks } from '#domains/talks/talk-titles.store';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

/** From what was planned here, and from earlier years that were entered. */
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
