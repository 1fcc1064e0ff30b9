import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { talkDates as givenRule } from '@sheaf/rules/meetings/talks/talk-dates';
import { heldMeetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { givenTalks } from '#contexts/meetings/talks/talk-titles.store';
import { talks } from '#contexts/meetings/talks/talks.store';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Combines planned talks with those of earlier years (WKND-R12). */
export async function listGiven({ tenant, now }: Handler<typeof operations.listGiven>) {
  const planned = await talks.planned(tenant);
  const meetings = await heldMeetingsOfIds(
    tenant,
    planned.map(({ meeting_id }) => meeting_id),
  );
  const dayOf = new Map(meetings.map(({ id, held_on }) => [id, held_on]));
  const held = planned.flatMap(({ number, meeting_id }) => {
    const date = dayOf.get(meeting_id);
    return date === undefined ? [] : [{ number, date }];
  });
  const earlier = await givenTalks.list(tenant);
  return givenRule([...held, ...earlier], await readToday(tenant, now));
}
