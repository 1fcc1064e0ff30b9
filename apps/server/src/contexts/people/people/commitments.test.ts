/** Cleared commitments are listed before, and their assigners notified after. */
import { journal } from '@sheaf/contract/journal/journal';
import { people } from '@sheaf/contract/people/people/people';
import type { ClearingOccasion } from '@sheaf/rules/duties/commitment';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BusyFixture, openBusyFixture } from '#contexts/people/people/testing/busy-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: BusyFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openBusyFixture(test, `Listed ${number}`);
});

const as = () => fixture.admin.token;
const list = async (occasion: ClearingOccasion) =>
  (
    await test.call(people.listCommitments, {
      as: as(),
      params: { id: fixture.samuel.id },
      query: { occasion },
    })
  ).data;
const kinds = (items: readonly { kind: string }[]) => [...new Set(items.map(({ kind }) => kind))].sort();

it('USERS-X18 lists parts, talks, shifts, turns and groups with dates before a deletion', async () => {
  const { cleared, stays, told } = await list('delete');
  expect(kinds(cleared)).toEqual([
    ...['away-talk', 'cart', 'cart-rotation', 'chairman', 'conductor', 'field-group', 'part'],
    ...['responsibility-list', 'service-rotation', 'special-group'],
  ]);
  expect(stays).toEqual([]);
  expect(cleared.find(({ kind }) => kind === 'away-talk')).toMatchObject({
    date: '2026-12-12',
    time: '17:00',
    host: expect.stringContaining('Devonport'),
  });
  expect(cleared.filter(({ kind }) => kind === 'cart').map(({ date, name }) => [date, name])).toEqual([
    ['2026-12-01', 'Wharf corner'],
    ['2026-12-02', 'Wharf corner'],
  ]);
  expect(told.some((name) => name.startsWith('Daniel'))).toBe(true);
  expect(told.some((name) => name.startsWith('Devonport'))).toBe(true);
});

it('USERS-X18 preserves lists and groups after a deactivation, and all but carts after a withdrawn cart approval', async () => {
  const inactive = await list('deactivate');
  expect(kinds(inactive.cleared)).toEqual(['away-talk', 'cart', 'chairman', 'conductor', 'part']);
  expect(kinds((await list('carts')).cleared)).toEqual(['cart', 'cart-rotation']);
});

it('USERS-X18 clears exactly the listed commitments', async () => {
  await fixture.deactivate();
  expect((await list('deactivate')).cleared).toEqual([]);
  await test.call(people.deletePerson, { as: as(), params: { id: fixture.samuel.id } });
  const gone = await test.call(people.listCommitments, {
    as: as(),
    params: { id: fixture.samuel.id },
    query: { occasion: 'delete' as const },
  });
  expect(gone.status).toBe(404);
});

it('USERS-X18 notifies each assigner once, and the host congregation of a speaker by mail', async () => {
  const { query, host } = fixture;
  await query("update directory_congregations set contact_email = 'host@example.org' where id = $1", [host]);
  await test.call(people.deletePerson, { as: as(), params: { id: fixture.samuel.id } });
  const coordinator = await query(
    "select type, details from notifications where person_id = $1 and type = 'places-open'",
    [fixture.coordinator.id],
  );
  expect(coordinator).toMatchObject([{ details: { count: 2, date: '2026-12-12' } }]);
  const planner = await query(
    "select type, details from notifications where person_id = $1 and type = 'places-open'",
    [fixture.planner.id],
  );
  expect(planner).toMatchObject([{ details: { count: 1, date: '2026-12-06' } }]);
  const partner = await query('select type from notifications where person_id = $1', [fixture.partner.id]);
  expect(partner.map(({ type }) => type)).toContain('cart-left');
  const [mail] = (await fixture.mails()).filter(({ recipient }) => recipient === 'host@example.org');
  expect(mail!.subject).toContain('cannot come');
  expect(mail!.body).toContain('Samuel');
});

it('USERS-X18 notifies the host again when the deletion is undone', async () => {
  const { query, host } = fixture;
  await query("update directory_congregations set contact_email = 'host@example.org' where id = $1", [host]);
  const { data } = await test.call(people.deletePerson, { as: as(), params: { id: fixture.samuel.id } });
  await test.call(journal.revertChange, { as: as(), params: { id: data.change_id! } });
  const told = (await fixture.mails()).filter(({ recipient }) => recipient === 'host@example.org');
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('after all'),
    expect.stringContaining('cannot come'),
  ]);
});

it('USERS-X18 CARTS-X9 clears shifts and turns with a withdrawn cart approval, and restores them on undo', async () => {
  const before = await fixture.dump();
  const { data } = await test.call(people.approveForCarts, {
    as: as(),
    params: { id: fixture.samuel.id },
    body: { approved: false },
  });
  const without = await fixture.dump();
  expect(without['cart_rotation_people']).toEqual([]);
  expect(without['cart_seats']).toHaveLength(1);
  expect(without['talks']).toEqual(before['talks']);
  const undone = await test.call(journal.revertChange, { as: as(), params: { id: data.change_id! } });
  expect(undone.data).toEqual({ ok: true, left: [] });
  expect(await fixture.dump()).toEqual(before);
});
