/**
 * Simultaneous requests for the last place of a slot. SHEAF_TASK_RACES sets the number of races (20 by default).
 */
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTasks, type TasksFixture } from '#contexts/tasks/testing/tasks-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { untilAnswered } from '#platform/testing/until-answered';

const races = amount('SHEAF_TASK_RACES', 20, 2000);
const crowd = 6;

let test: TestApp;
let hall: TasksFixture;
let people: SeededPerson[];

beforeAll(async () => {
  test = await openTestApp();
  hall = await openTasks(test);
  people = await Promise.all(Array.from({ length: crowd }, (_, n) => hall.person(`Helper${n}`)));
});
afterAll(() => test.close());

it('X-TASKS-6 every race for the last place has one winner', async () => {
  await hall.add({ places: 1 });
  const [slot] = await hall.list(hall.keeper);
  for (let race = 0; race < races; race += 1) {
    const answers = await Promise.all(
      people.map((person) => untilAnswered(() => hall.take(person, slot!.id))),
    );
    const winners = people.filter((_, index) => answers[index]!.status === 200);
    const losses = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
    expect([winners.length, losses.length, new Set(losses)]).toEqual([
      1,
      crowd - 1,
      new Set(['place-taken']),
    ]);
    const { rows } = await test.database.owner.query<{ person_id: number }>(
      'select person_id from duties where slot_id = $1',
      [slot!.id],
    );
    expect(rows.map(({ person_id }) => Number(person_id))).toEqual([winners[0]!.id]);
    expect((await hall.leave(winners[0]!, slot!.id)).status).toBe(200);
  }
}, 3_600_000);
