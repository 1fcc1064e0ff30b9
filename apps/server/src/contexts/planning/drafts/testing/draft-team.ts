import type { MeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';

/** Enough people for every part of a midweek meeting. */
export async function addTeam({ qualified }: MeetingFixture): Promise<SeededPerson[]> {
  const all: SeededPerson[] = [];
  for (let at = 0; at < 24; at += 1)
    all.push(await qualified([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 18], `Person ${at}`));
  return all;
}
