import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proposalsHourly } from '#contexts/meetings/proposals/proposals.jobs';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { runNight } from '#platform/jobs/nightly';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  fixture = await openProposalFixture(test, `Both ${number}`);
});

const hour = () => runNight(test.platform, test.database.owner, [proposalsHourly]);
const away = async () =>
  (await test.call(talks.listAwayTalks, { as: fixture.sender.coordinator.token, query: {} })).data;
const dutyDays = async () =>
  (
    await test.database.owner.query(
      `select on_date from duties where congregation_id = $1 and kind = 'away-talk' and person_id = $2`,
      [fixture.sender.congregation.id, fixture.speaker.id],
    )
  ).rows.map(({ on_date }) => on_date as string);
it('PROP-R5 books a yes by link immediately as a confirmed talk elsewhere of the sender, and occupies the speaker that day', async () => {
  const { id } = (await fixture.add()).data;
  await fixture.say(await fixture.token(), { act: 'accept', round: 1, number: 45 });
  expect(await away()).toMatchObject([
    { user_id: fixture.speaker.id, congregation: 'Wynyard', date: '2026-12-13', number: 45, confirmed: 1 },
  ]);
  expect(await dutyDays()).toEqual(['2026-12-13']);
  expect((await fixture.list(fixture.sender))[0]).toMatchObject({ id, state: 'accepted', placed: true });
  expect((await fixture.place(fixture.sender, id)).status).toBe(200);
  expect(await away()).toHaveLength(1);
});

it('PROP-R5 books the yes of a congregation on the installation once, in the hourly job of the sender', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  expect(await away()).toEqual([]);
  await hour();
  await hour();
  expect(await away()).toMatchObject([{ congregation_id: fixture.host.congregation.id, number: 12 }]);
});

it('PROP-R2 PROP-R5 books the other date into the sender’s schedule when the sender accepts it', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  expect((await fixture.answer(fixture.sender, id, { act: 'accept', round: 2 })).data.placed).toBe(true);
  expect(await away()).toMatchObject([{ date: '2026-12-20' }]);
});
