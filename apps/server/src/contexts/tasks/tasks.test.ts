import { duties } from '@sheaf/contract/duties/duties';
import { journal } from '@sheaf/contract/journal/journal';
import { tasks } from '@sheaf/contract/tasks/tasks';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tasksNightly } from '#contexts/tasks/tasks.jobs';
import { cleaning, openTasks, saturday, type TasksFixture } from '#contexts/tasks/testing/tasks-fixture';
import { runNight } from '#platform/jobs/nightly';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let hall: TasksFixture;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hall = await openTasks(test);
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;
const night = (at: string) => {
  test.setNow(new Date(at));
  return runNight(test.platform, test.database.owner, [tasksNightly]);
};
const peopleOf = (slot: { places: { user_id: number | null }[] }) =>
  slot.places.map(({ user_id }) => user_id);

it('X-TASKS-1 lists, adds and changes tasks only with settings.tasks in the own congregation', async () => {
  const { keeper, ruth, add, edit } = hall;
  const made = await add();
  expect(made).toMatchObject({ label: 'Hall, weekly', anchor: '2026-11-28', active: true, version: 1 });
  expect((await edit(made.id, { label: 'Hall' })).data).toMatchObject({ label: 'Hall', version: 2 });
  const body = cleaning;
  expect((await test.call(tasks.addTask, { as: ruth.token, body })).status).toBe(403);
  expect((await test.call(tasks.listTasks, { as: ruth.token })).status).toBe(403);
  const elsewhere = await openTasks(test);
  const as = elsewhere.keeper.token;
  const params = { id: made.id };
  expect((await test.call(tasks.listTasks, { as })).data).toEqual([]);
  expect((await test.call(tasks.editTask, { as, params, body })).status).toBe(404);
  expect((await test.call(tasks.deleteTask, { as, params })).status).toBe(404);
  const named = { ...body, takers: 'people' as const, user_ids: [ruth.id] };
  expect((await test.call(tasks.addTask, { as, body: named })).problem.errors).toHaveProperty('user_ids');
  const stale = await test.call(tasks.editTask, { as: keeper.token, params, body: { ...body, version: 1 } });
  expect(stale.status).toBe(409);
});

it('X-TASKS-1 refuses a task in turn without a list, and a checklist that is too long', async () => {
  const add = async (body: object) =>
    (await test.call(tasks.addTask, { as: hall.keeper.token, body: { ...cleaning, ...body } })).problem
      .errors;
  expect(await add({ takers: 'people' })).toHaveProperty('user_ids');
  expect(await add({ takers: 'groups' })).toHaveProperty('group_ids');
  expect(
    await add({ checklist: Array.from({ length: 31 }, (_, n) => `Item ${n}`).join('\n') }),
  ).toHaveProperty('checklist');
});

it('X-TASKS-2 makes slots for 13 weeks and adds one every week', async () => {
  await hall.add();
  const dates = async () => (await hall.list(hall.keeper)).map(({ on_date }) => on_date);
  const first = await dates();
  expect([first.length, first[0], first.at(-1)]).toEqual([13, '2026-11-29', '2027-02-21']);
  await hall.follow();
  expect(await dates()).toEqual(first);
  await night('2026-11-28T16:00:00Z');
  expect((await dates()).at(-1)).toBe('2027-02-28');
});

it('X-TASKS-3 goes round the people of the list, and passes over people who are away', async () => {
  const { congregation, keeper, ruth, samuel, person, add, list } = hall;
  const ann = await person('Ann');
  await query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-12-06', '2026-12-06')`,
    [congregation.id, samuel.id],
  );
  const order = [ruth.id, samuel.id, ann.id];
  await add({ takers: 'people', user_ids: order, places: 1 });
  const slots = await list(keeper);
  expect(slots.slice(0, 5).map((slot) => peopleOf(slot)[0])).toEqual(
    [ruth, ann, samuel, ruth, ann].map(({ id }) => id),
  );
  expect((await list(ruth)).map(({ mine }) => mine)).not.toContain(false);
});

it('X-TASKS-4 makes slots again that no longer fit, and leaves what people decided', async () => {
  const { keeper, ruth, add, edit, list, take } = hall;
  const { id } = await add();
  const [first, second, third] = await list(keeper);
  await take(ruth, second!.id);
  await test.call(tasks.editSlot, {
    as: keeper.token,
    params: { id: third!.id },
    body: { label: 'Hall', on_date: '2026-12-14', starts_at: '18:00', minutes: 60, places: 2 },
  });
  await edit(id, { day_of_week: 6, label: 'Hall, Saturdays' });
  const now = await list(keeper);
  expect(now.map((slot) => slot.id)).not.toContain(first!.id);
  expect(now.find((slot) => slot.id === second!.id)).toMatchObject({
    on_date: '2026-12-06',
    label: 'Hall, Saturdays',
  });
  expect(now.find((slot) => slot.id === third!.id)).toMatchObject({ on_date: '2026-12-14', label: 'Hall' });
  expect(now.filter(({ on_date }) => on_date === '2026-12-05')).toHaveLength(1);
  await hall.follow();
  expect(await list(keeper)).toEqual(now);
});

it('X-TASKS-5 keeps what was done after a task is deleted, and makes the slots again after a revert', async () => {
  const { congregation, ruth, add, list, take, done, follow } = hall;
  const admin = await congregation.addPerson({ permissions: ['settings.tasks', 'settings.roles.edit'] });
  const { id } = await add();
  const [first] = await list(hall.keeper);
  await take(ruth, first!.id);
  await done(ruth, first!.id, { done: true, items: [0, 2], note: 'Bags are missing' });
  await test.call(tasks.deleteTask, { as: hall.keeper.token, params: { id } });
  await follow();
  const [kept, ...others] = await list(hall.keeper);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    state: 'done',
    label: 'Hall, weekly',
    done_items: [0, 2],
    note: 'Bags are missing',
  });
  expect(peopleOf(kept!)).toContain(ruth.id);
  const { changes } = (await test.call(journal.listChanges, { as: admin.token })).data;
  const deletion = changes.find(({ by }) => by !== null)!;
  const reverted = await test.call(journal.revertChange, { as: admin.token, params: { id: deletion.id } });
  expect(reverted.status).toBe(200);
  await follow();
  expect(await list(hall.keeper)).toHaveLength(13);
});

it('X-TASKS-6 shows people their own and open places, and keepers all', async () => {
  const { congregation, keeper, ruth, samuel, add, list, take } = hall;
  await add({ places: 1 });
  const slots = await list(samuel);
  expect(slots).toHaveLength(13);
  expect((await take(ruth, slots[0]!.id)).data.slot).toMatchObject({
    mine: true,
    may: { take: false, leave: true },
  });
  expect((await list(samuel)).map(({ id }) => id)).not.toContain(slots[0]!.id);
  expect(await list(keeper)).toHaveLength(13);
  expect((await take(samuel, slots[0]!.id)).problem.code).toBe('place-taken');
  expect((await hall.leave(ruth, slots[0]!.id)).status).toBe(200);
  expect((await take(samuel, slots[0]!.id)).status).toBe(200);
  const stranger = await (await seedCongregation(test.database.owner, 'Elsewhere')).addPerson();
  for (const call of [hall.take, hall.leave, hall.done])
    expect((await call(stranger, slots[1]!.id)).status).toBe(404);
  const told = await query(
    `select count(*)::int as told from notifications where congregation_id = $1 and person_id = $2 and type = 'task-left'`,
    [congregation.id, keeper.id],
  );
  expect(told).toEqual([{ told: 1 }]);
});

it('X-TASKS-6 lets one of ten people have the last place', async () => {
  const { person, add, list, take, keeper } = hall;
  await add({ places: 1 });
  const [slot] = await list(keeper);
  const people = await Promise.all(Array.from({ length: 10 }, (_, n) => person(`Helper${n}`)));
  const answers = await Promise.all(people.map((one) => take(one, slot!.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem?.code === 'place-taken')).toHaveLength(9);
});

it('X-TASKS-6 X-TASKS-10 warns of a conflict, and lists a place in the assignments of its person', async () => {
  const { ruth, add, list, take, keeper } = hall;
  await add();
  await add({ label: 'Garden' });
  const [hallSlot, garden] = await list(keeper);
  expect((await take(ruth, hallSlot!.id)).data.clashes).toEqual([]);
  expect((await take(ruth, garden!.id)).data.clashes).toMatchObject([{ code: 'same-time', kind: 'help' }]);
  const own = (await test.call(duties.listMyDuties, { as: ruth.token })).data;
  expect(own.map(({ kind, title, date }) => [kind, title, date])).toEqual([
    ['help', 'Hall, weekly', '2026-11-29'],
    ['help', 'Garden', '2026-11-29'],
  ]);
});

it('X-TASKS-7 lets people of the audience take places of a helper sheet until it closes', async () => {
  const { congregation, keeper, ruth, list, take, leave } = hall;
  const elder = await congregation.addPerson({ appointment: 'elder' });
  const as = keeper.token;
  const sheet = (
    await test.call(tasks.addSheet, {
      as,
      body: { label: 'Assembly', audience: 'elders', closes_on: '2026-12-01' },
    })
  ).data;
  const body = { sheet_id: sheet.id, label: 'Parking', on_date: '2026-12-12', starts_at: '07:00', places: 2 };
  const slot = (await test.call(tasks.addSlot, { as, body })).data;
  expect(await list(ruth)).toEqual([]);
  expect((await take(ruth, slot.id)).status).toBe(404);
  expect((await take(elder, slot.id)).status).toBe(200);
  const [open] = slot.places;
  const fill = (user_id: number) =>
    test.call(duties.fillDuty, { as, params: { id: slot.places[1]!.duty_id }, body: { user_id } });
  expect((await fill(ruth.id)).status).toBe(422);
  expect((await fill(elder.id)).problem.code).toBe('duty-place-twice');
  test.setNow(new Date('2026-12-02T00:00:00Z'));
  expect((await leave(elder, slot.id)).problem.code).toBe('sheet-closed');
  const other = await congregation.addPerson({ appointment: 'elder' });
  expect((await take(other, slot.id)).problem.code).toBe('sheet-closed');
  expect((await fill(other.id)).data).toMatchObject({ user_id: other.id });
  expect(open).toMatchObject({ user_id: null });
  expect((await test.call(tasks.deleteSlot, { as: ruth.token, params: { id: slot.id } })).status).toBe(403);
  expect((await test.call(tasks.deleteSheet, { as, params: { id: sheet.id } })).status).toBe(200);
  expect(await query('select id from duties where slot_id = $1', [slot.id])).toEqual([]);
  test.setNow(saturday);
});

it('X-TASKS-8 notifies people once a week and once a day before, and keepers of what is not done', async () => {
  const { congregation, keeper, ruth, add, list, take, tell } = hall;
  await add({ day_of_week: 2 });
  const [, slot] = await list(keeper);
  await take(ruth, slot!.id);
  const told = () =>
    query(
      `select person_id, kind, effect from outgoing_messages where congregation_id = $1 and kind = 'task-news' and effect like '%' || $2 || ':%' order by id`,
      [congregation.id, slot!.id],
    );
  expect(slot!.on_date).toBe('2026-12-08');
  await tell(new Date('2026-12-01T00:00:00Z'));
  await tell(new Date('2026-12-01T03:00:00Z'));
  expect((await told()).map(({ person_id }) => person_id)).toEqual([ruth.id]);
  await tell(new Date('2026-12-07T00:00:00Z'));
  await tell(new Date('2026-12-07T03:00:00Z'));
  expect(await told()).toHaveLength(2);
  await tell(new Date('2026-12-11T00:00:00Z'));
  await tell(new Date('2026-12-11T01:00:00Z'));
  expect((await told()).map(({ person_id }) => person_id)).toEqual([ruth.id, ruth.id, keeper.id]);
  test.setNow(saturday);
});

it('X-TASKS-9 lets people with a place, leaders of the group and keepers complete a slot', async () => {
  const { congregation, keeper, ruth, samuel, add, list, take, done } = hall;
  const [{ id: group }] = (await query(
    `insert into groups (congregation_id, name, overseer_id) values ($1, 'East', $2) returning id`,
    [congregation.id, samuel.id],
  )) as [{ id: number }];
  await query('update people set group_id = $2 where id = $1', [ruth.id, group]);
  await add({ takers: 'groups', group_ids: [Number(group)] });
  const [slot] = await list(ruth);
  expect(slot).toMatchObject({ mine: true, group: { name: 'East' }, may: { take: true, complete: false } });
  expect((await done(ruth, slot!.id)).problem.code).toBe('not-yours');
  expect((await done(samuel, slot!.id, { done: false, items: [1] })).data).toMatchObject({
    state: 'open',
    done_items: [1],
  });
  expect((await done(samuel, slot!.id, { done: false, items: [3] })).problem.errors).toHaveProperty('items');
  await take(ruth, slot!.id);
  expect((await done(ruth, slot!.id)).data).toMatchObject({
    state: 'done',
    done_by: expect.stringContaining('Ruth'),
  });
  expect((await done(keeper, slot!.id)).data.done_by).toContain('Ruth');
  expect((await done(keeper, slot!.id, { done: false })).data).toMatchObject({
    state: 'open',
    done_by: null,
  });
});

it('X-TASKS-11 prints the month, and a helper sheet, for keepers only', async () => {
  const { keeper, ruth, add, list, take } = hall;
  await add();
  const slot = (await list(keeper))[0]!;
  await take(ruth, slot.id);
  const print = async (token: string, search = '') => {
    const url = `/api/reports/tasks${search}`;
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) return [answer.statusCode];
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    return (await extractText(pdf, { mergePages: true })).text;
  };
  expect(await print(ruth.token)).toEqual([403]);
  const printed = await print(keeper.token);
  expect(printed).toContain('Hall, weekly');
  expect(printed).toContain('Ruth');
  const body = { label: 'Assembly', note: 'Bring gloves' };
  const sheet = (await test.call(tasks.addSheet, { as: keeper.token, body })).data;
  expect(await print(keeper.token, `?sheet=${sheet.id}`)).toContain('Bring gloves');
  const elsewhere = await openTasks(test);
  expect(await print(elsewhere.keeper.token, `?sheet=${sheet.id}`)).toEqual([404]);
  expect(await print(elsewhere.keeper.token)).not.toContain('Hall, weekly');
});
