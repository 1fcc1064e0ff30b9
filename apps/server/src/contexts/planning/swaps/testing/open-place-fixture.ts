/** A congregation with an open task at a meeting, and people who could take it, for tests of open places. */
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { swaps } from '@sheaf/contract/planning/swaps/swaps';
import type { TakenOpen } from '@sheaf/rules/people/availability/settings';
import { laterWeek, openSwapFixture, type SwapFixture } from '#contexts/planning/swaps/testing/swap-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export interface OpenPlaceFixture extends SwapFixture {
  /** An open place of a task. */
  place: number;
  setting(take_open: TakenOpen): Promise<unknown>;
  places(person: SeededPerson): ReturnType<typeof listed>;
  take(person: SeededPerson, duty?: number): ReturnType<typeof taken>;
  undo(person: SeededPerson, duty?: number): Promise<{ status: number; problem: { code: string } }>;
  /** Adds an open place of a kind at the meeting. */
  addPlace(kind: 'task' | 'responsibility', at?: number): Promise<number>;
}

const listed = async (test: TestApp, as: string) => (await test.call(swaps.listOpenPlaces, { as })).data;
const taken = (test: TestApp, as: string, duty: number) =>
  test.call(swaps.takePlace, { as, params: { duty } });

export async function openPlaceFixture(test: TestApp, name: string, people = 4): Promise<OpenPlaceFixture> {
  const fixture = await openSwapFixture(test, name, people);
  const takers = [fixture.asker, ...fixture.others];
  const addPlace = async (kind: 'task' | 'responsibility', at = 1): Promise<number> => {
    const [made] = await fixture.query(
      "insert into responsibilities (congregation_id, label, kind, frequency, anchor) values ($1, $2, 'cleaning', 'week', $3) returning id",
      [fixture.congregation.id, `Cleaning ${kind} ${at}`, laterWeek],
    );
    for (const [order, { id }] of takers.entries())
      await fixture.query(
        'insert into responsibility_people (congregation_id, responsibility_id, person_id, "order") values ($1, $2, $3, $4)',
        [fixture.congregation.id, made!['id'], id, order + 1],
      );
    const [duty] = await fixture.query(
      `insert into duties (congregation_id, kind, meeting_id, hall, place, week, on_date, starts_at, ends_at, responsibility_id)
       select congregation_id, $2, meeting_id, 1, $4, week, on_date, '20:45', '21:30', $3 from duties where id = $1 returning id`,
      [fixture.duty, kind, made!['id'], at],
    );
    return duty!['id'] as number;
  };
  const place = await addPlace('task');
  const manager = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  return {
    ...fixture,
    place,
    addPlace,
    setting: (take_open) =>
      test.call(congregations.editCongregation, {
        as: manager.token,
        body: { modules: { planning: { take_open } } },
      }),
    places: ({ token }) => listed(test, token),
    take: ({ token }, duty = place) => taken(test, token, duty),
    undo: ({ token: as }, duty = place) => test.call(swaps.returnPlace, { as, params: { duty } }),
  };
}
