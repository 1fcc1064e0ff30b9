import { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { absences } from '@sheaf/contract/people/absences/absences';
import { people } from '@sheaf/contract/people/people/people';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationsNightly } from '#contexts/dashboard/dashboard/dashboard.jobs';
import { tenantTransaction } from '#platform/database/tenant';
import { runNight } from '#platform/jobs/nightly';
import { notifyOfMessage } from '#platform/notifications/notifications.store';
import { queueMessages } from '#platform/outbox/outbox.store';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let burnie: SeededCongregation;
let servant: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  burnie = await seedCongregation(test.database.owner);
  servant = await burnie.addPerson({
    firstName: 'Samuel',
    permissions: [
      'settings.maps.assign',
      'settings.users.edit',
      'settings.away.admin',
      'settings.send_messages',
    ],
  });
});
afterAll(() => test.close());

const list = async ({ token }: SeededPerson, page = 1) =>
  (await test.call(dashboard.listNotifications, { as: token, query: { page, per_page: 5 } })).data;
const unread = async ({ token }: SeededPerson) =>
  (await test.call(dashboard.countUnread, { as: token })).data.unread;
const told = async (person: SeededPerson) =>
  (await list(person)).map(({ type, data, to }) => [type, data.content, to]);

it('DASH-R1 notifies a person who is assigned a map, loses it or takes it over, with the name of the author', async () => {
  const ruth = await burnie.addPerson({ firstName: 'Ruth' });
  const naomi = await burnie.addPerson({ firstName: 'Naomi' });
  const map = await burnie.addMap({ number: '31' });
  await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: ruth.id } });
  const held = (await test.call(maps.readMap, { as: servant.token, params: { number: '31' } })).data.map;
  await test.call(maps.handOffMap, { as: ruth.token, body: { id: held.assignment!.id, user: naomi.id } });
  await test.call(maps.recallMap, { as: servant.token, body: { id: map.id } });
  expect(await told(ruth)).toEqual([['map-assigned', 'Samuel Hollis assigned map 31 to you.', '/map/31/']]);
  expect(await told(naomi)).toEqual([
    ['map-recalled', 'Samuel Hollis took map 31 back.', '/assignments/'],
    ['map-handed-over', 'Ruth Hollis handed map 31 over to you.', '/map/31/'],
  ]);
});

it('DASH-R1 ASSIGN-R4 removes the unread notifications of a cancelled assignment, and no others', async () => {
  const [ruth, naomi] = [await burnie.addPerson(), await burnie.addPerson()];
  const assign = async (number: string, id: number) => {
    await test.call(maps.assignMap, { as: servant.token, body: { id, user: ruth.id } });
    return (await test.call(maps.readMap, { as: servant.token, params: { number } })).data.map.assignment!.id;
  };
  const cancel = (id: number) => test.call(maps.cancelAssignment, { as: servant.token, body: { id } });
  const [map, other] = [await burnie.addMap({ number: '41' }), await burnie.addMap({ number: '42' })];
  await assign('42', other.id);
  await assign('41', map.id);
  const [read] = await list(ruth);
  await test.call(dashboard.markRead, { as: ruth.token, params: { id: read!.id } });
  await cancel(map.id);
  expect((await told(ruth)).map(([, , to]) => to)).toEqual(['/map/41/', '/map/42/']);
  const assignment = await assign('41', map.id);
  await test.call(maps.handOffMap, { as: ruth.token, body: { id: assignment, user: naomi.id } });
  expect([await unread(ruth), await unread(naomi)]).toEqual([2, 1]);
  expect((await cancel(map.id)).status).toBe(200);
  expect([await unread(ruth), await unread(naomi)]).toEqual([1, 0]);
  expect((await told(ruth)).map(([, , to]) => to)).toEqual(['/map/41/', '/map/42/']);
});

it('DASH-R1 notifies the holder of changed roles, and not when the same roles are saved again', async () => {
  const ruth = await burnie.addPerson({ roles: [2] });
  const edit = async (roles: number[]) => {
    const body = {
      first_name: 'Ruth',
      last_name: 'Hollis',
      gender: 2,
      appointment: 'publisher',
      active: true,
      roles,
    };
    const keeper = await burnie.addPerson({ roles: [1] });
    expect(
      (await test.call(people.editPerson, { as: keeper.token, params: { id: ruth.id }, body: body as never }))
        .status,
    ).toBe(200);
  };
  await edit([2]);
  expect(await unread(ruth)).toBe(0);
  await edit([2, 99]);
  expect((await told(ruth)).map(([type, , to]) => [type, to])).toEqual([['role-changed', null]]);
});

it('DASH-R2 sends no notification for own actions and refused requests', async () => {
  const map = await burnie.addMap({ locked: true });
  const before = await unread(servant);
  const own = await burnie.addMap();
  await test.call(maps.assignMap, { as: servant.token, body: { id: own.id, user: servant.id } });
  const ruth = await burnie.addPerson();
  expect(
    (await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: ruth.id } })).status,
  ).toBe(409);
  expect([await unread(servant), await unread(ruth)]).toEqual([before, 0]);
});

it('DASH-R1 DASH-R3 notifies of days away entered by another person, in the language of the reader', async () => {
  test.setNow(new Date('2026-11-20T00:00:00Z'));
  const dates = { start_date: '2026-12-01', end_date: '2026-12-09' };
  const [ruth, amira] = [await burnie.addPerson(), await burnie.addPerson({ lang: 'ar' })];
  for (const { id } of [ruth, amira])
    await test.call(absences.addAwayDate, { as: servant.token, body: { user_id: id, ...dates } });
  await test.call(absences.addAwayDate, { as: ruth.token, body: dates });
  expect(await told(ruth)).toEqual([
    [
      'away-entered',
      'Samuel Hollis entered that you are away from Tuesday 1 December until Wednesday 9 December.',
      '/settings/away/',
    ],
  ]);
  expect((await list(amira))[0]!.data.content).toMatch(/^سُجِّل أنّك غائب من .*ديسمبر.*Samuel Hollis/);
  test.setNow();
});

it('DASH-R5 notifies the people in charge of failed messages, several as one with a count', async () => {
  const queued = {
    channel: 'email' as const,
    recipient: 'a@example.org',
    subject: 's',
    body: 'b',
    personId: null,
  };
  const act = { congregationId: burnie.id, personId: null, operation: 'send-message' };
  const at = testNow();
  await tenantTransaction(test.platform, act, async (tenant) => {
    for (const id of await queueMessages(tenant, [queued, queued, queued]))
      await notifyOfMessage(tenant, 'message-failed', id, at);
    const [cutOff] = await queueMessages(tenant, [queued]);
    await notifyOfMessage(tenant, 'message-unsure', cutOff!, at);
  });
  const aboutMessages = (await told(servant)).filter(([type]) => type!.startsWith('message-'));
  expect(aboutMessages).toEqual([
    ['message-unsure', 'A message may have arrived: sending it was interrupted.', '/settings/messages/'],
    ['message-failed', '3 messages could not be delivered.', '/settings/messages/'],
  ]);
});

it('SHELL-R17 marks one or all shown notifications as read, and leaves those of other people unchanged', async () => {
  const [ruth, naomi] = [await burnie.addPerson(), await burnie.addPerson()];
  for (const person of [ruth, ruth, ruth, naomi]) {
    const map = await burnie.addMap();
    await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: person.id } });
  }
  const [latest, second] = await list(ruth);
  expect(await unread(ruth)).toBe(3);
  const foreign = await test.call(dashboard.markRead, { as: naomi.token, params: { id: latest!.id } });
  expect([foreign.status, await unread(ruth)]).toEqual([404, 3]);
  await test.call(dashboard.markRead, { as: ruth.token, params: { id: latest!.id } });
  expect((await list(ruth)).map(({ read_at }) => read_at !== null)).toEqual([true, false, false]);
  const left = await test.call(dashboard.markAllRead, { as: ruth.token, body: { until: second!.id } });
  expect([left.data.unread, await unread(naomi)]).toEqual([0, 1]);
});

it('DASH-R3 formats times by the congregation’s time format, and adds the year to days of another year', async () => {
  const ruth = await burnie.addPerson({ firstName: 'Ruth' });
  test.setNow(new Date('2026-11-20T00:00:00Z'));
  const { owner } = test.database;
  const details = { cart: '1', location: 'Wharf', date: '2026-12-05', time: '19:30' };
  for (const date of ['2026-12-05', '2027-01-09'])
    await owner.query(
      `insert into notifications (congregation_id, person_id, type, details, notified_at) values ($1, $2, 'cart-turn', $3, $4)`,
      [burnie.id, ruth.id, { ...details, date }, test.platform.clock()],
    );
  const setFormat = (format: number) =>
    owner.query('update congregations set time_format = $2 where congregation_id = $1', [burnie.id, format]);
  const contents = async () => (await told(ruth)).map(([, content]) => content);
  await setFormat(12);
  const halfDay = await contents();
  await setFormat(24);
  const wholeDay = await contents();
  test.setNow();
  expect(halfDay).toEqual([
    'It is your turn at the cart Wharf on Saturday, 9 January 2027 at 7:30 pm.',
    'It is your turn at the cart Wharf on Saturday 5 December at 7:30 pm.',
  ]);
  expect(wholeDay[1]).toBe('It is your turn at the cart Wharf on Saturday 5 December at 19:30.');
});

it('COMMON-D1 pages notifications, latest first', async () => {
  const ruth = await burnie.addPerson();
  for (let number = 0; number < 7; number += 1) {
    const map = await burnie.addMap();
    await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: ruth.id } });
  }
  const [first, second] = [await list(ruth), await list(ruth, 2)];
  const ids = [...first, ...second].map(({ id }) => id);
  expect([first.length, second.length]).toEqual([5, 2]);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const metaOf = async (page: number) =>
    (
      await test.app.inject({
        url: `/api/notifications?page=${page}&per_page=5`,
        headers: { authorization: `Bearer ${ruth.token}` },
      })
    ).json().meta;
  const all = { per_page: 5, total: 7, last_page: 2 };
  expect(await metaOf(1)).toEqual({ ...all, current_page: 1, from: 1, to: 5 });
  expect(await metaOf(2)).toEqual({ ...all, current_page: 2, from: 6, to: 7 });
  expect(await metaOf(3)).toEqual({ ...all, current_page: 3, from: 0, to: 0 });
});

it('DASH-R6 removes notifications after 90 days, and at once when the person is erased', async () => {
  const { owner } = test.database;
  const [ruth, gone] = [await burnie.addPerson(), await burnie.addPerson()];
  for (const person of [ruth, ruth, gone]) {
    const map = await burnie.addMap();
    await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: person.id } });
  }
  const [older] = await list(ruth);
  await owner.query(`update notifications set notified_at = notified_at - interval '91 days' where id = $1`, [
    older!.id,
  ]);
  await runNight(test.platform, owner, [notificationsNightly]);
  expect((await list(ruth)).map(({ id }) => id)).not.toContain(older!.id);
  expect(await list(ruth)).toHaveLength(1);
  const journal = `select count(*)::int as lines from journal where table_name = 'notifications' and row_id = $1`;
  expect((await owner.query(journal, [String(older!.id)])).rows[0].lines).toBe(0);
  await owner.query(`begin; select set_config('app.congregation', '${burnie.id}', true);
    update people set deleted_at = now(), erased_at = now() where id = ${gone.id}; commit`);
  expect((await owner.query('select 1 from notifications where person_id = $1', [gone.id])).rowCount).toBe(0);
});

it('USERS-C10 shows the notifications of a person and whether they were read only to the people in charge of people', async () => {
  const ruth = await burnie.addPerson({ firstName: 'Ruth' });
  const keeper = await burnie.addPerson({ permissions: ['settings.users'] });
  const map = await burnie.addMap({ number: '77' });
  await test.call(maps.assignMap, { as: servant.token, body: { id: map.id, user: ruth.id } });
  const read = (as: string, id: number) => test.call(dashboard.listNotificationsOf, { as, params: { id } });
  expect((await read(keeper.token, ruth.id)).data).toMatchObject([{ type: 'map-assigned', read_at: null }]);
  expect((await read(ruth.token, ruth.id)).status).toBe(403);
  expect((await read(keeper.token, 2_000_000)).status).toBe(404);
});
