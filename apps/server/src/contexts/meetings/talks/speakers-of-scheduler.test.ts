/** Own speakers offered for talks here and elsewhere, and refusals without a coordinator. */
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AwayFixture, openAwayFixture } from '#contexts/meetings/talks/testing/away-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: AwayFixture;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  fixture = await openAwayFixture(test, 'Somerset');
});
afterAll(() => test.close());

const as = () => fixture.coordinator.token;
const own = async () => (await test.call(talks.listOwnSpeakers, { as: as(), query: {} })).data;
const goers = async () => (await test.call(talks.listAwaySpeakers, { as: as(), query: {} })).data;
const qualify = (id: number, parts: number[], lastName = 'Hollis') =>
  test.database.owner.query('update people set qualified_parts = $2, last_name = $3 where id = $1', [
    id,
    parts,
    lastName,
  ]);

it('WKND-R3 AWAY-R12 lists people with part 14 for talks here and part 15 for talks elsewhere, by last name', async () => {
  const [adam, zeno, mark] = [
    await fixture.speaker('Adam'),
    await fixture.speaker('Zeno'),
    await fixture.speaker('Mark'),
  ];
  await qualify(adam.id, [14], 'Young');
  await qualify(zeno.id, [14, 15], 'Abbott');
  await qualify(mark.id, [15], 'Moore');
  await qualify(fixture.samuel.id, [14]);
  expect((await own()).map(({ full_name }) => full_name)).toEqual([
    'Zeno Abbott',
    'Samuel Hollis',
    'Adam Young',
  ]);
  expect((await goers()).map(({ full_name }) => full_name)).toEqual(['Zeno Abbott', 'Mark Moore']);
  const wrong = async (speaker: number) =>
    Object.keys((await fixture.save({ speaker })).problem.errors ?? {});
  expect(await wrong(adam.id)).toEqual(['speaker']);
  expect((await fixture.save({ speaker: mark.id, confirmation: false })).status).toBe(200);
});

it('WKND-R10 refuses changes of the talk number without a coordinator who has an address', async () => {
  const booked = await fixture.book('2026-12-07');
  const change = () =>
    test.call(talks.changeOutline, {
      as: as(),
      body: { assignment_id: booked.data.id, public_talk_id: 30 },
    });
  await test.database.owner.query('update people set email = null where id = $1', [fixture.coordinator.id]);
  expect((await change()).problem.code).toBe('no-talk-coordinator');
  await test.database.owner.query(`update people set email = 'daniel@example.org' where id = $1`, [
    fixture.coordinator.id,
  ]);
  expect((await change()).data.number).toBe(30);
});
