/**
 * Public talks of a language group are booked, moved, requested and printed like those of the congregation
 * (X-LANG-GROUP).
 */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let group: number;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Burnie');
  const admin = await fixture.congregation.addPerson({ permissions: ['settings.cong.edit'] });
  const { data } = await test.call(meetings.addLanguageGroup, {
    as: admin.token,
    body: {
      label: 'Greek',
      lang: 'en',
      clam_day: 2,
      clam_start_time: '19:30',
      public_day: 6,
      public_start_time: '16:00',
    },
  });
  group = data.id;
  await runQueuedFollowing(test);
});
afterAll(() => test.close());

const as = () => fixture.coordinator.token;
const weeks = async (query: object = { language_group_id: group }) =>
  (await test.call(talks.listTalks, { as: as(), query: query as never })).data;
const week = async (monday: string) => (await weeks()).find((one) => one.week === monday)!;
const book = async (monday: string) =>
  test.call(talks.bookTalk, {
    as: as(),
    body: { meeting_id: (await week(monday)).id, public_talk_id: 12, speaker: visitor },
  });

it('X-LANG-GROUP WKND-S2 lists the weekends of a group separately from those of the congregation', async () => {
  const own = await weeks();
  expect(own.length).toBeGreaterThan(40);
  expect(own.every(({ language_group_id }) => language_group_id === group)).toBe(true);
  expect((await weeks({})).every(({ language_group_id }) => language_group_id === null)).toBe(true);
});

it('X-LANG-GROUP WKND-C1 WKND-O1 books a speaker for a weekend of the group, and mails its day, time and name', async () => {
  const { status, data } = await book('2026-12-07');
  expect([status, data.meeting_id]).toEqual([200, (await week('2026-12-07')).id]);
  const [mail] = await fixture.mails();
  expect(mail).toMatchObject({ recipient: visitor.email });
  expect(mail!.body).toContain('Burnie · Greek');
  expect(mail!.body).toContain('12 December');
  expect((await fixture.week('2026-12-07')).talk).toBeNull();
  expect((await book('2026-12-07')).problem.code).toBe('talk-taken');
});

it('X-LANG-GROUP WKND-C3 WKND-C4 WKND-C5 moves, confirms, clears and restores a talk of the group, and returns its weekends', async () => {
  const booked = (await week('2026-12-07')).talk!;
  const to = await week('2026-12-14');
  const move = await test.call(talks.moveTalk, { as: as(), body: { assignment_id: booked.id, id: to.id } });
  expect([move.status, move.data.meeting_id]).toEqual([200, to.id]);
  const body = { id: move.data.id };
  const answers = [
    await test.call(talks.confirmTalk, { as: as(), body }),
    await test.call(talks.clearTalk, { as: as(), body }),
    await test.call(talks.restoreTalk, { as: as(), body }),
  ];
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(data.every(({ language_group_id }) => language_group_id === group)).toBe(true);
  }
  expect((await week('2026-12-14')).talk).toMatchObject({ confirmed: 1 });
});

it('X-LANG-GROUP PRINT-P4 prints the schedule of the group with its name, and that of the congregation without its talks', async () => {
  const printer = await fixture.congregation.addPerson({ permissions: ['settings.print.public_schedule'] });
  const textOf = async (search: string): Promise<string> => {
    const answer = await test.app.inject({
      url: `/api/reports/public-schedule?from=2026-12-14&to=2026-12-20${search}`,
      headers: { authorization: `Bearer ${printer.token}` },
    });
    expect(answer.statusCode).toBe(200);
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const own = await textOf(`&language_group_id=${group}`);
  expect(own).toContain('Burnie · Greek');
  expect(own).toMatch(/Sat 19 Dec 12\. Martin Calloway/);
  expect(await textOf('')).not.toContain('Martin Calloway');
});
