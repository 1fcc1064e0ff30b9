import { journal } from '@sheaf/contract/journal/journal';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { groups } from '@sheaf/contract/people/groups/groups';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeEndedNotices } from '#contexts/noticeboard/notices.store';
import { type Board, morning, openBoard } from '#contexts/noticeboard/testing/board-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let board: Board;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  board = await openBoard(test);
});

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

it('X-BOARD-1 lists to each person the notices of their audience and time, and to writers all of them', async () => {
  const { publisher, elder, writer, write, titles } = board;
  await write({ title: 'Everybody' });
  await write({ title: 'Elders', audience: 'elders' });
  await write({ title: 'Tomorrow', from_on: '2026-11-29' });
  await write({ title: 'Yesterday', from_on: '2026-11-20', until_on: '2026-11-27' });
  expect(await titles(publisher)).toEqual(['Everybody']);
  expect((await titles(elder)).sort()).toEqual(['Elders', 'Everybody']);
  expect((await titles(writer)).sort()).toEqual(['Elders', 'Everybody', 'Tomorrow', 'Yesterday']);
  test.setNow(new Date('2026-11-28T13:00:00Z'));
  expect((await titles(publisher)).sort()).toEqual(['Everybody', 'Tomorrow']);
});

it('X-BOARD-1 X-BOARD-3 hides a notice with its text, files and PDF from people outside its audience', async () => {
  const { publisher, elder, write, attach, mark } = board;
  const { id } = (await write({ audience: 'elders', body: 'Between us' })).data;
  const { files } = (await attach(id, ['Letter.pdf'])).data;
  const open = (url: string, token: string) =>
    test.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
  for (const [token, status] of [
    [publisher.token, 404],
    [elder.token, 200],
  ] as const) {
    const read = await test.call(noticeboard.readNotice, { as: token, params: { id } });
    const listed = await test.call(noticeboard.listFiles, { as: token });
    expect([read.status, listed.data.length]).toEqual([status, status === 200 ? 1 : 0]);
    expect((await open(files[0].asset.location, token)).statusCode).toBe(status);
    expect((await open(`/reports/notice/${id}`, token)).statusCode).toBe(status);
  }
  expect((await mark(publisher, id)).status).toBe(404);
  expect((await test.call(noticeboard.listReads, { as: elder.token, params: { id } })).status).toBe(403);
});

it('X-BOARD-1 shows a notice of groups to their members, and narrows it with a deleted group', async () => {
  const { congregation, publisher, elder, write, edit, titles } = board;
  const keeper = await congregation.addPerson({
    permissions: ['settings.groups', 'settings.groups.add', 'settings.groups.delete'],
  });
  const group = async (name: string) => {
    const { id: overseer_id } = await congregation.addPerson({ appointment: 'elder', gender: 1 });
    const body = { name, overseer_id, address: 'Hall' };
    return (await test.call(groups.addGroup, { as: keeper.token, body })).data.id;
  };
  const [east, west] = [await group('East'), await group('West')];
  await query('update people set group_id = $2 where id = $1', [publisher.id, east]);
  await query('update people set group_id = $2 where id = $1', [elder.id, west]);
  expect((await write({ audience: 'groups' })).problem.errors).toEqual({ group_ids: ['Fill this in.'] });
  expect(Object.keys((await write({ audience: 'groups', group_ids: [99_999] })).problem.errors!)).toEqual([
    'group_ids',
  ]);
  const { data } = await write({ audience: 'groups', group_ids: [east] });
  expect(data.group_ids).toEqual([east]);
  expect([await titles(publisher), await titles(elder)]).toEqual([['Hall closed'], []]);
  expect((await edit(data.id, { audience: 'groups', group_ids: [east, west] })).data.group_ids).toEqual([
    east,
    west,
  ]);
  expect(await titles(elder)).toEqual(['Hall closed']);
  await query('update people set group_id = null where group_id = $1', [east]);
  await test.call(groups.deleteGroup, { as: keeper.token, params: { id: east } });
  expect((await board.list(board.writer))[0]!.group_ids).toEqual([west]);
  expect(await titles(publisher)).toEqual([]);
});

it('X-BOARD-2 stores text, author and days, edits with the current version, and deletes once', async () => {
  const { write, edit, writer } = board;
  const made = (await write({ body: '- Floor\r\n- Walls', until_on: '2026-12-01' })).data;
  expect(made).toMatchObject({
    body: '- Floor\n- Walls',
    from_on: '2026-11-28',
    until_on: '2026-12-01',
    author: 'Daniel Hollis',
    files: [],
    read_at: null,
  });
  expect((await write({ until_on: '2026-11-27' })).problem.errors).toEqual({
    until_on: [expect.any(String)],
  });
  expect(Object.keys((await write({ title: ' ' })).problem.errors!)).toEqual(['title']);
  const stale = await edit(made.id, { version: made.version + 1 });
  expect([stale.status, (stale.problem.current as { title: string }).title]).toEqual([409, 'Hall closed']);
  expect((await edit(made.id, { title: 'Hall open', version: made.version })).data).toMatchObject({
    title: 'Hall open',
    body: null,
    from_on: '2026-11-28',
  });
  const remove = () => test.call(noticeboard.deleteNotice, { as: writer.token, params: { id: made.id } });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

it('X-BOARD-2 the journal reverts a notice, and one with files stays deleted', async () => {
  const { write, writer, attach, titles } = board;
  const latest = async () => (await test.call(journal.listChanges, { as: writer.token })).data.changes[0]!.id;
  const revert = async (id: number) => test.call(journal.revertChange, { as: writer.token, params: { id } });
  const remove = (id: number) => test.call(noticeboard.deleteNotice, { as: writer.token, params: { id } });
  const [plain, paper] = [
    (await write({ title: 'Plain' })).data.id,
    (await write({ title: 'Paper' })).data.id,
  ];
  await remove(plain);
  const undone = await revert(await latest());
  expect([undone.status, undone.text]).toEqual([200, expect.any(String)]);
  expect((await titles(writer)).sort()).toEqual(['Paper', 'Plain']);
  await attach(paper, ['Letter.pdf']);
  await remove(paper);
  expect((await revert(await latest())).status).toBe(409);
});

it('X-BOARD-3 a notice has at most ten files, and goes with its last file if it has no text', async () => {
  const { writer, write, attach, titles, list } = board;
  const { id } = (await write({ title: 'Lists' })).data;
  const names = Array.from({ length: 10 }, (_, at) => `List ${at}.pdf`);
  expect(
    (await attach(id, names)).data.files.map((file: { asset: { filename: string } }) => file.asset.filename),
  ).toEqual(names);
  expect((await attach(id, ['More.pdf'])).code).toBe('notice-full');
  const remove = (file: number) =>
    test.call(noticeboard.deleteFile, { as: writer.token, params: { id: file } });
  const texted = (await write({ title: 'Text', body: 'Read this.' })).data.id;
  const { files } = (await attach(texted, ['Plan.pdf'])).data;
  expect((await remove(files[0].id)).data).toEqual({ ok: true });
  for (const file of (await list(writer)).find((one) => one.id === id)!.files) await remove(file.id);
  expect(await titles(writer)).toEqual(['Text']);
});

it('X-BOARD-4 saves folders with their order, keeps the notices of a removed one, and refuses a name twice', async () => {
  const { writer, publisher, write, list } = board;
  const save = (folders: { id?: number; label: string }[], as = writer.token) =>
    test.call(noticeboard.saveFolders, { as, body: { folders } });
  const [letters, lists] = (await save([{ label: 'Letters' }, { label: 'Lists' }])).data;
  expect((await write({ folder_id: letters!.id })).data.folder_id).toBe(letters!.id);
  expect((await write({ folder_id: 99_999 })).problem.errors).toEqual({
    folder_id: ['This folder was removed. Choose another.'],
  });
  expect((await save([{ label: 'Plans' }, { label: 'plans' }])).problem.errors).toEqual({
    folders: ['Two folders have the same name.'],
  });
  expect((await save([{ id: 99_999, label: 'Other' }])).status).toBe(422);
  expect((await save([{ label: 'Mine' }], publisher.token)).status).toBe(403);
  expect(
    (await save([{ ...lists!, label: 'Plans' }, { label: 'New' }])).data.map(({ label }) => label),
  ).toEqual(['Plans', 'New']);
  expect((await test.call(noticeboard.listFolders, { as: publisher.token })).data.length).toBe(2);
  expect((await list(writer))[0]!.folder_id).toBeNull();
});

it('X-BOARD-5 the first opening stays, a confirmation is not withdrawn, and both are of one person', async () => {
  const { publisher, elder, write, mark, list } = board;
  const { id } = (await write({ ask_read: true })).data;
  await mark(publisher, id);
  test.setNow(new Date('2026-11-28T02:00:00Z'));
  await mark(publisher, id, true);
  await mark(publisher, id);
  expect((await list(publisher))[0]).toMatchObject({ read_at: morning.toISOString(), confirmed: true });
  expect((await list(elder))[0]).toMatchObject({ read_at: null, confirmed: false });
  const { id: plain } = (await write({ title: 'No question' })).data;
  await mark(elder, plain, true);
  expect((await list(elder)).find((one) => one.id === plain)!.confirmed).toBe(false);
});

it('X-BOARD-6 writers see how many read it, and names only of a notice that requires a confirmation', async () => {
  const { writer, publisher, elder, write, mark } = board;
  const reads = async (id: number) =>
    (await test.call(noticeboard.listReads, { as: writer.token, params: { id } })).data;
  const { id } = (await write()).data;
  await mark(publisher, id);
  expect(await reads(id)).toEqual({ audience: 3, read: 1, confirmed: 0, missing: [] });
  const asked = (await write({ ask_read: true, audience: 'elders' })).data.id;
  await mark(publisher, asked);
  expect(await reads(asked)).toEqual({
    audience: 1,
    read: 0,
    confirmed: 0,
    missing: [{ id: elder.id, full_name: 'Samuel Hollis' }],
  });
  await mark(elder, asked, true);
  expect(await reads(asked)).toMatchObject({ read: 1, confirmed: 1, missing: [] });
});

const mailsOf = (id: number) =>
  query('select subject, body, channel from outgoing_messages where person_id = $1 order by id', [id]);
const notificationsOf = (id: number) =>
  query('select type, details from notifications where person_id = $1 order by id', [id]);

it('X-BOARD-6 reminds who has not confirmed, each once a day, and never of a notice that nobody can read', async () => {
  const { writer, publisher, elder, write, mark } = board;
  const remind = (id: number) => test.call(noticeboard.tellNotice, { as: writer.token, params: { id } });
  const { id } = (await write({ title: 'Visit', ask_read: true })).data;
  await mark(elder, id, true);
  expect((await remind(id)).data).toEqual({ told: 2 });
  expect((await remind(id)).data.told).toBeLessThan(2);
  expect(await mailsOf(publisher.id)).toMatchObject([{ subject: 'Please confirm a notice' }]);
  expect(await notificationsOf(publisher.id)).toMatchObject([
    { type: 'notice-reminder', details: { notice: id, title: 'Visit' } },
  ]);
  expect(await mailsOf(elder.id)).toEqual([]);
  expect((await remind((await write()).data.id)).problem.code).toBe('notice-asks-nothing');
  const later = (await write({ ask_read: true, from_on: '2026-12-24' })).data.id;
  expect((await remind(later)).problem.code).toBe('notice-not-shown');
});

it('X-BOARD-7 notifies readers once at 8:00 of the first day, by e-mail or push and never by SMS, without the title of a notice for some', async () => {
  const { publisher, elder, write, tell } = board;
  await query("update people set phone = '+61491570156' where id = any ($1::bigint[])", [
    [publisher.id, elder.id],
  ]);
  const all = (await write({ title: 'Hall closed', tells: true, from_on: '2026-11-29' })).data.id;
  await write({ title: 'Between us', tells: true, from_on: '2026-11-29', audience: 'elders' });
  await write({ title: 'Quiet', from_on: '2026-11-29' });
  await tell(new Date('2026-11-28T20:30:00Z'));
  expect(await mailsOf(publisher.id)).toEqual([]);
  for (const at of ['2026-11-28T21:00:00Z', '2026-11-28T22:00:00Z', '2026-11-29T22:00:00Z'])
    await tell(new Date(at));
  expect(await mailsOf(publisher.id)).toMatchObject([
    { subject: 'New on the noticeboard', channel: 'email' },
  ]);
  expect((await mailsOf(publisher.id))[0].body).toContain(
    `“Hall closed”.\n\nRead it\nhttp://sheaf.test/schedules/noticeboard/${all}/`,
  );
  expect(await notificationsOf(publisher.id)).toHaveLength(1);
  const told = JSON.stringify([await mailsOf(elder.id), await notificationsOf(elder.id)]);
  expect(await mailsOf(elder.id)).toHaveLength(2);
  expect(told).not.toContain('Between us');
  expect(told).not.toContain('Quiet');
});

it('X-BOARD-8 prints a notice with its lists and the names of its files', async () => {
  const { publisher, write, attach } = board;
  const { id } = (await write({ title: 'Hall', body: 'Bring **water**.\n\n1. Floor\n2. Walls\n\n- Ann' }))
    .data;
  await attach(id, ['Floor plan.pdf']);
  const answer = await test.app.inject({
    url: `/api/reports/notice/${id}`,
    headers: { authorization: `Bearer ${publisher.token}` },
  });
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const text = (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  for (const words of ['Hall', 'Daniel Hollis', 'Bring water.', '1. Floor', '2. Walls', 'Ann', 'Floor plan'])
    expect(text).toContain(words);
});

it('X-BOARD-9 removes a notice with its files two years after its last day, and none without an end', async () => {
  const { write, attach, titles, writer } = board;
  const { id } = (await write({ title: 'Ended', from_on: '2024-11-01', until_on: '2024-11-27' })).data;
  await attach(id, ['Letter.pdf']);
  await write({ title: 'Kept', from_on: '2024-11-01', until_on: '2024-11-28' });
  await write({ title: 'Without an end', from_on: '2020-01-01' });
  await removeEndedNotices(test.database.owner, new Date('2026-11-28T03:27:00Z'));
  expect((await titles(writer)).sort()).toEqual(['Kept', 'Without an end']);
  expect(
    await query(
      'select count(*)::int as count from noticeboard_contents where file_id not in (select id from noticeboard_files)',
    ),
  ).toEqual([{ count: 0 }]);
});

it('X-BOARD-3 a file that a former version adds without a notice becomes one for everyone', async () => {
  const { congregation, publisher, titles } = board;
  await query(
    `insert into noticeboard_files (congregation_id, kind, filename, sha256, size, created_at)
     values ($1, 'pdf', 'Cleaning plan.pdf', repeat('a', 64), 1, $2)`,
    [congregation.id, morning],
  );
  expect(await titles(publisher)).toEqual(['Cleaning plan']);
});
