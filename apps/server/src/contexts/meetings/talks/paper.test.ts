/** Papers and exports of public talks. */
import { duties } from '@sheaf/contract/duties/duties';
import { events } from '@sheaf/contract/events/events';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import { parseCsv } from '@sheaf/rules/files/csv';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture, visitor } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: TalkFixture;
let printer: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Printing');
  printer = await fixture.congregation.addPerson({
    permissions: [
      'settings.print.public_schedule',
      'settings.print.public_talk_history',
      'settings.events.add',
    ],
  });
});
afterAll(() => test.close());

const open = (path: string, token = printer.token) =>
  test.app.inject({ url: `/api/reports/${path}`, headers: { authorization: `Bearer ${token}` } });

async function textOf(path: string): Promise<string> {
  const answer = await open(path);
  expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('PRINT-P4 prints each weekend with date, talk, speaker, congregation, chairman, prayer, conductor and reader', async () => {
  await test.call(talks.saveTitle, {
    as: fixture.coordinator.token,
    body: { number: 12, title: 'A home that welcomes' },
  });
  await fixture.book('2026-12-07');
  const [chairman, reader] = [await fixture.qualified([16], 'Enoch'), await fixture.qualified([13], 'Silas')];
  const [prays, conducts] = [await fixture.qualified([1], 'Asher'), await fixture.qualified([11], 'Levi')];
  const { id } = await fixture.week('2026-12-07');
  const { rows } = await test.database.owner.query(
    'select id, kind, qualification from duties where congregation_id = $1 and meeting_id = $2',
    [fixture.congregation.id, id],
  );
  const fill = (duty: number, user_id: number) =>
    test.call(duties.fillDuty, { as: fixture.planner.token, params: { id: duty }, body: { user_id } });
  await fill(rows.find(({ kind }) => kind === 'chairman').id, chairman.id);
  await fill(rows.find(({ kind }) => kind === 'prayer').id, prays.id);
  await fill(rows.find(({ qualification }) => qualification === 11).id, conducts.id);
  await fill(rows.find(({ qualification }) => qualification === 13).id, reader.id);
  const text = await textOf('public-schedule?from=2026-12-07&to=2026-12-20');
  expect(text).toMatch(
    /^Public talk schedule 7 Dec 2026 – 20 Dec 2026 Date Talk Speaker Chairman Prayer Watchtower conductor Watchtower reader/,
  );
  expect(text).toContain(
    'Sun 13 Dec 12. A home that welcomes Martin Calloway Devonport Enoch Hollis Asher Hollis Levi Hollis Silas Hollis',
  );
  expect(text).toContain('Printing');
  expect(text).not.toContain(visitor.email);
});

it('PRINT-P4 prints the event in place of a cancelled meeting, and no declined speaker', async () => {
  await fixture.book('2026-12-14', { speaker: { ...visitor, name: 'Owen Kelton' } });
  expect(await textOf('public-schedule?from=2026-12-14&to=2026-12-20')).toContain('Owen Kelton');
  const body = { token: await fixture.token(), answer: 'declined' as const, word: null };
  await test.call(talks.answerRequest, { body });
  expect(await textOf('public-schedule?from=2026-12-14&to=2026-12-20')).not.toContain('Owen Kelton');
  await test.call(events.addEvent, {
    as: printer.token,
    body: {
      type: 'convention',
      label: 'Regional convention',
      cancels_meeting: 'both',
      start_date: '2026-12-16T09:00',
      end_date: '2026-12-18T17:00',
    },
  });
  expect(await textOf('public-schedule?from=2026-12-14&to=2026-12-20')).toContain('Regional convention');
});

it('PRINT-P4 PRINT-O8 prints three months from today by default, and refuses more than two years', async () => {
  const text = await textOf('public-schedule');
  expect(text).toContain('Sun 29 Nov');
  expect(text).toContain('Sun 13 Dec');
  expect(text).toContain('Sun 21 Feb');
  expect(text).not.toContain('Sun 28 Feb');
  expect((await open('public-schedule?from=2026-01-01&to=2030-01-01')).statusCode).toBe(422);
});

it('PRINT-P5 exports every given talk to a spreadsheet, without executable formulas', async () => {
  const earlier = [
    { number: 12, date: '2025-03-09', speaker_name: '=HYPERLINK("x")', speaker_congregation: 'Penguin' },
    { number: 45, date: '2024-05-05', speaker_name: 'Amos Hale', speaker_congregation: null },
  ];
  await test.call(talks.importGiven, { as: fixture.coordinator.token, body: { talks: earlier } });
  const samuel = await fixture.speaker('Samuel');
  await fixture.book('2026-11-23', { speaker_id: samuel.id, public_talk_id: 77, confirmation: false });
  const read = async () => {
    const answer = await open('public-talk-history/download');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    return parseCsv(answer.body).filter((row) => row.length > 1);
  };
  const given = [
    ['number', 'title', 'date', 'speaker', 'congregation'],
    ['12', 'A home that welcomes', '2025-03-09', `'=HYPERLINK("x")`, 'Penguin'],
    ['45', '', '2024-05-05', 'Amos Hale', ''],
  ];
  expect(await read()).toEqual(given);
  test.setNow(new Date('2026-11-30T02:00:00Z'));
  expect(await read()).toEqual([...given, ['77', '', '2026-11-29', 'Samuel Hollis', 'Printing']]);
});

it('PRINT-R2 requires separate permissions for schedule and history', async () => {
  const other = await fixture.congregation.addPerson({ permissions: ['settings.print.public_schedule'] });
  expect((await open('public-schedule', other.token)).statusCode).toBe(200);
  expect((await open('public-talk-history/download', other.token)).statusCode).toBe(403);
  expect((await open('public-schedule', fixture.planner.token)).statusCode).toBe(403);
});
