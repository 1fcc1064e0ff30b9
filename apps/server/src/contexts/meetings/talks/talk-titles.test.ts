import { talks } from '@sheaf/contract/meetings/talks/talks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test);
});
afterAll(() => test.close());

const as = () => fixture.coordinator.token;
const list = async (token = as()) => (await test.call(talks.listTitles, { as: token })).data;

it('WKND-O6 stores own titles of the congregation in several languages, and retains titles missing from a list', async () => {
  const give = (titles: object[]) =>
    test.call(talks.importTitles, { as: as(), body: { titles: titles as never } });
  await give([
    { number: 12, title: 'A home that welcomes' },
    { number: 12, title: 'Ein offenes Haus', lang: 'de' },
    { number: 3, title: 'Listening well' },
  ]);
  await give([{ number: 3, title: 'Listening better' }]);
  expect(await list()).toEqual([
    { id: 3, number: 3, title: 'Listening better', lang: 'en' },
    { id: 12, number: 12, title: 'Ein offenes Haus', lang: 'de' },
    { id: 12, number: 12, title: 'A home that welcomes', lang: 'en' },
  ]);
  const elsewhere = await openTalkFixture(test, 'Elsewhere');
  expect(await list(elsewhere.coordinator.token)).toEqual([]);
});

it('WKND-C8 lets every signed-in person read titles, and requires settings.meetings.public to write', async () => {
  const reader = await fixture.congregation.addPerson();
  expect(await list(reader.token)).toEqual(await list());
  expect((await list(reader.token)).length).toBeGreaterThan(0);
  const body = { number: 3, title: 'Another', lang: 'en' };
  expect((await test.call(talks.saveTitle, { as: reader.token, body })).status).toBe(403);
});

it('WKND-C10 adds and removes one title, in one language or in all', async () => {
  await test.call(talks.saveTitle, { as: as(), body: { number: 3, title: 'Zuhören', lang: 'de' } });
  await test.call(talks.deleteTitle, { as: as(), body: { number: 3, title: null, lang: 'en' } });
  expect((await list()).filter(({ number }) => number === 3).map(({ title }) => title)).toEqual(['Zuhören']);
  await test.call(talks.deleteTitle, { as: as(), body: { number: 12, title: null } });
  expect((await list()).map(({ number }) => number)).toEqual([3]);
});

it('WKND-C10 refuses a title whose id and number differ, without effect', async () => {
  await test.call(talks.saveTitle, { as: as(), body: { number: 7, title: 'Seven', lang: 'en' } });
  const saved = await test.call(talks.saveTitle, {
    as: as(),
    body: { id: 7, number: 8, title: 'Eight', lang: 'en' },
  });
  expect([saved.status, Object.keys(saved.problem.errors ?? {})]).toEqual([422, ['id']]);
  const removed = await test.call(talks.deleteTitle, { as: as(), body: { id: 8, number: 7, title: null } });
  expect([removed.status, Object.keys(removed.problem.errors ?? {})]).toEqual([422, ['id']]);
  expect((await list()).filter(({ number }) => number === 7 || number === 8)).toHaveLength(1);
  const same = await test.call(talks.deleteTitle, { as: as(), body: { id: 7, number: 7, title: null } });
  expect(same.status).toBe(200);
});

it('WKND-R12 takes first and last date of a talk from the schedule and earlier years, without future talks', async () => {
  const earlier = {
    number: 45,
    date: '2019-05-05',
    speaker_name: 'Hugh Skelton',
    speaker_congregation: 'Ross',
  };
  const give = () => test.call(talks.importGiven, { as: as(), body: { talks: [earlier] } });
  expect((await give()).data).toEqual({ added: 1, known: 0 });
  expect((await give()).data).toEqual({ added: 0, known: 1 });
  await fixture.book('2026-11-23', { public_talk_id: 45, confirmation: false });
  const given = async () => (await test.call(talks.listGiven, { as: as() })).data;
  expect(await given()).toEqual([{ number: 45, first: '2019-05-05', last: '2019-05-05', times: 1 }]);
  test.setNow(new Date('2026-11-30T10:00:00Z'));
  expect(await given()).toEqual([{ number: 45, first: '2019-05-05', last: '2026-11-29', times: 2 }]);
});

it('WKND-O6 requires a number from 1 to 999, a text and the permission for a title', async () => {
  const save = (body: object, token = as()) => test.call(talks.saveTitle, { as: token, body: body as never });
  expect(Object.keys((await save({ number: 0, title: 'x' })).problem.errors!)).toEqual(['number']);
  expect(Object.keys((await save({ number: 1000, title: 'x' })).problem.errors!)).toEqual(['number']);
  expect(Object.keys((await save({ number: 9, title: ' ' })).problem.errors!)).toEqual(['title']);
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await save({ number: 9, title: 'x' }, reader.token)).status).toBe(403);
});
