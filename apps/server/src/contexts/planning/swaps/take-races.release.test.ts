/**
 * Three people take one offer at the same time, again and again; then several take one open place.
 * The published figures, each with one command:
 * `SHEAF_TAKE_RACES=20000 npx vitest run --project server take-races -t X-SWAP-5`
 * `SHEAF_PLACE_RACES=5000 npx vitest run --project server take-races -t X-SWAP-26`
 */
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenPlaceFixture, openPlaceFixture } from '#contexts/planning/swaps/testing/open-place-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const offers = amount('SHEAF_TAKE_RACES', 20, 2000);
const places = amount('SHEAF_PLACE_RACES', 20, 500);

let test: TestApp;
let fixture: OpenPlaceFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openPlaceFixture(test, 'Taking', 3);
  await fixture.setting('tasks');
});
afterAll(() => test.close());

/** People of a duty in the order of the journal. */
const journalOf = async (duty: number): Promise<(number | null)[]> =>
  (
    await fixture.query(
      `select after -> 'person_id' as person from journal where congregation_id = $1 and table_name = 'duties' and row_id = $2
         and before -> 'person_id' is distinct from after -> 'person_id' order by change_id, id`,
      [fixture.congregation.id, String(duty)],
    )
  ).map(({ person }) => (person === null ? null : Number(person)));

const winnerOf = (answers: readonly { status: number; problem: { code: string } }[], code: string) => {
  const won = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
  expect(won).toHaveLength(1);
  const lost = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
  expect(new Set(lost)).toEqual(new Set([code]));
  return fixture.others[won[0]!]!.id;
};

it(`X-SWAP-5 each of ${offers} offers has one winner, and the journal has the changes of the ledger`, async () => {
  const { others, asker, duty } = fixture;
  const before = (await journalOf(duty)).length;
  const expected: number[] = [];
  for (let round = 0; round < offers; round += 1) {
    if (round > 0) {
      await fixture.assign(duty, asker.id);
      expected.push(asker.id);
    }
    const { data } = await fixture.ask();
    const answers = await Promise.all(others.map((person) => fixture.answer(data.id, person, 'take')));
    expected.push(winnerOf(answers, 'swap-taken'));
    expect(await fixture.holder()).toBe(expected.at(-1));
  }
  // A place is emptied before another person fills it.
  expect((await journalOf(duty)).slice(before).filter((person) => person !== null)).toEqual(expected);
}, 3_600_000);

it(`X-SWAP-26 each of ${places} open places has one winner, and the journal has the changes of the ledger`, async () => {
  const { others, place } = fixture;
  const before = (await journalOf(place)).length;
  const expected: (number | null)[] = [];
  for (let round = 0; round < places; round += 1) {
    const answers = await Promise.all(others.map((person) => fixture.take(person)));
    const winner = winnerOf(answers, 'place-taken');
    expected.push(winner, null);
    expect((await fixture.undo(others.find(({ id }) => id === winner)!)).status).toBe(200);
  }
  expect((await journalOf(place)).slice(before)).toEqual(expected);
  expect(await fixture.holder(place)).toBeNull();
}, 3_600_000);
