/** A congregation with a keeper of tasks, and helpers. */
import type { GivenBodyOf } from '@sheaf/contract/operation';
import { tasks } from '@sheaf/contract/tasks/tasks';
import { tasksHourly, tasksTasks } from '#contexts/tasks/tasks.jobs';
import { followTask } from '#contexts/tasks/tasks.store';
import { runNight } from '#platform/jobs/nightly';
import { runQueued } from '#platform/testing/queued-task';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

type TaskBody = GivenBodyOf<typeof tasks.addTask>;

/** In Hobart, `+11:00`: Saturday, 28 November, 9:00. */
export const saturday = new Date('2026-11-27T22:00:00Z');

export const cleaning: TaskBody = {
  label: 'Hall, weekly',
  kind: 'cleaning',
  takers: 'anyone',
  frequency: 'week',
  day_of_week: 0,
  starts_at: '09:00',
  minutes: 90,
  places: 2,
  checklist: 'Floors\nWindows\nBins',
};

export async function openTasks(test: TestApp) {
  test.setNow(saturday);
  const congregation: SeededCongregation = await seedCongregation(test.database.owner);
  const person = (firstName: string, permissions: SeededPersonPermissions = []): Promise<SeededPerson> =>
    congregation.addPerson({ permissions, firstName, email: `${firstName.toLowerCase()}@example.org` });
  const keeper = await person('Daniel', ['settings.tasks']);
  const [ruth, samuel] = [await person('Ruth'), await person('Samuel')];
  const follow = () => runQueued(test, followTask, tasksTasks(test.platform)[followTask]!);
  const list = async ({ token }: SeededPerson, query: { from?: string; to?: string } = {}) =>
    (await test.call(tasks.listSlots, { as: token, query })).data;
  return {
    congregation,
    keeper,
    ruth,
    samuel,
    person,
    follow,
    list,
    /** Adds a task and makes its slots. */
    async add(body: Partial<TaskBody> = {}) {
      const answer = await test.call(tasks.addTask, { as: keeper.token, body: { ...cleaning, ...body } });
      await follow();
      return answer.data;
    },
    async edit(id: number, body: Partial<TaskBody>) {
      const answer = await test.call(tasks.editTask, {
        as: keeper.token,
        params: { id },
        body: { ...cleaning, ...body },
      });
      await follow();
      return answer;
    },
    take: ({ token }: SeededPerson, id: number) => test.call(tasks.takePlace, { as: token, params: { id } }),
    leave: ({ token }: SeededPerson, id: number) =>
      test.call(tasks.leavePlace, { as: token, params: { id } }),
    done: ({ token }: SeededPerson, id: number, body: GivenBodyOf<typeof tasks.markDone> = { done: true }) =>
      test.call(tasks.markDone, { as: token, params: { id }, body }),
    /** Runs the hourly job at an instant. */
    tell: (at: Date) => {
      test.setNow(at);
      return runNight(test.platform, test.database.owner, [tasksHourly]);
    },
  };
}

type SeededPersonPermissions = NonNullable<
  NonNullable<Parameters<SeededCongregation['addPerson']>[0]>['permissions']
>;
export type TasksFixture = Awaited<ReturnType<typeof openTasks>>;
