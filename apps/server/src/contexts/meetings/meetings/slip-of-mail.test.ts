import { duties } from '@sheaf/contract/duties/duties';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import PostalMime from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type MeetingFixture,
  openMeetingFixture,
  thisWeek,
} from '#contexts/meetings/meetings/testing/meeting-fixture';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import type { Senders } from '#platform/outbox/senders';
import { type MailServer, openMailServer } from '#platform/testing/mail-server';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { sendersOver } from '#platform/testing/test-outbox';

let test: TestApp;
let server: MailServer;
let senders: Senders;
let fixture: MeetingFixture;
let naomi: SeededPerson;
let meeting: number;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  test.setNow(new Date(`${thisWeek}T10:00:00Z`));
  server = await openMailServer();
  senders = sendersOver(server.url);
  fixture = await openMeetingFixture(test);
  meeting = (await fixture.meeting('clam')).id;
  naomi = await fixture.qualified([6], 'Naomi');
  const { owner } = test.database;
  await owner.query(`update people set email = 'naomi@example.org' where id = $1`, [naomi.id]);
});
afterEach(async () => {
  senders.email.close();
  await server.close();
});

const fill = (id: number, user_id: number | null) =>
  test.call(duties.fillDuty, { as: fixture.planner.token, params: { id }, body: { user_id } });

/** Assigns the place and mails it. The callback runs between the mail and its handover. */
async function mailOf(place: string, meanwhile: (duty: number) => Promise<unknown> = async () => {}) {
  const { id: duty } = await fixture.row(meeting, place);
  await fill(duty, naomi.id);
  const { data } = await test.call(meetings.mailDuty, { as: fixture.planner.token, params: { id: duty } });
  expect(data).toEqual({ ok: true });
  await meanwhile(duty);
  const { rows } = await test.database.owner.query(
    'select max(id) as id from outgoing_messages where congregation_id = $1',
    [fixture.congregation.id],
  );
  const job = { congregationId: fixture.congregation.id, id: Number(rows[0].id) };
  await sendQueuedMessage(test.platform, senders)(job);
  expect(server.taken).toHaveLength(1);
  return PostalMime.parse(server.taken[0]!);
}

it('PRINT-P3 X-ACK-7 attaches the slip of a student part to its mail as a PDF', async () => {
  const { attachments } = await mailOf('ministry.first');
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['S-89 2026-11-25.pdf', 'application/pdf'],
  ]);
  const bytes = attachments[0]!.content as ArrayBuffer;
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(totalPages).toBe(1);
  expect(text.join(' ')).toContain('Naomi');
  expect(text.join(' ')).toContain('Starting a conversation');
});

it('X-ACK-7 uses the language of the person', async () => {
  await test.database.owner.query(`update people set lang = 'ar' where id = $1`, [naomi.id]);
  const { attachments } = await mailOf('ministry.first');
  const bytes = new Uint8Array(attachments[0]!.content as ArrayBuffer);
  const { text } = await extractText(await getDocumentProxy(bytes));
  expect(text.join(' ')).toMatch(/[\u0600-\u06ff\ufe70-\ufeff]/);
});

it('X-ACK-7 attaches no slip after the person lost the part, and none to a duty without slips', async () => {
  const lost = await mailOf('ministry.first', (duty) => fill(duty, null));
  expect(lost.attachments).toEqual([]);
  server.taken.length = 0;
  const { owner } = test.database;
  await owner.query('update people set qualified_parts = array[3] where id = $1', [naomi.id]);
  expect((await mailOf('treasures.first')).attachments).toEqual([]);
});

it('X-ACK-7 MSG-R10 leaves a mail queued whose slip cannot be made, and does not send it without the slip', async () => {
  const { id: duty } = await fixture.row(meeting, 'ministry.first');
  await fill(duty, naomi.id);
  await test.call(meetings.mailDuty, { as: fixture.planner.token, params: { id: duty } });
  const print = async () => {
    throw new Error('the queue is full');
  };
  const platform = { ...test.platform, documents: { print } };
  const stored = `select id, state, failure from outgoing_messages where congregation_id = ${fixture.congregation.id}`;
  const [{ id }] = (await test.database.owner.query(stored)).rows;
  await sendQueuedMessage(platform, senders)({ congregationId: fixture.congregation.id, id });
  expect(server.taken).toEqual([]);
  expect((await test.database.owner.query(stored)).rows).toEqual([
    { id, state: 'queued', failure: 'The file could not be made: the queue is full' },
  ]);
});
