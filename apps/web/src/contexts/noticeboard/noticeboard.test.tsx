import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { keepNoticeboard } from './keep-noticeboard.ts';
import { NoticeScreen } from './notice-screen.tsx';
import { NoticeboardScreen } from './noticeboard-screen.tsx';

type Notice = Reply<'noticeboard.listNotices'>[number];
type NoticeFile = Notice['files'][number];

const file = (id: number, kind: NoticeFile['kind'], filename: string): NoticeFile => ({
  id,
  kind,
  asset: {
    location: `/noticeboard-file/${id}/asset/${'a'.repeat(64)}`,
    filename,
    media_type: 'application/pdf',
    width: kind === 'picture' ? 40 : null,
    height: kind === 'picture' ? 20 : null,
  },
  size: 2_400_000,
  created_at: '2026-11-12T00:00:00.000Z',
});
const notice = (id: number, title: string, more: Partial<Notice> = {}): Notice => ({
  id,
  title,
  body: null,
  folder_id: null,
  audience: 'everyone',
  group_ids: [],
  from_on: '2026-11-12',
  until_on: null,
  pinned: false,
  ask_read: false,
  tells: false,
  told_at: null,
  author: null,
  files: [],
  read_at: '2026-11-13T00:00:00.000Z',
  confirmed: false,
  created_at: '2026-11-12T00:00:00.000Z',
  version: 1,
  ...more,
});
const board = [
  notice(3, 'Letter', { files: [file(13, 'pdf', 'Letter.pdf')] }),
  notice(2, 'Hall', { files: [file(12, 'picture', 'Hall.webp')] }),
  notice(1, 'Rota', { files: [file(11, 'docx', 'Rota.docx')] }),
];
const folders = [{ id: 5, label: 'Letters' }];
const nobody = { audience: 90, read: 61, confirmed: 0, missing: [] };

/** The board, with replies of other calls. */
const answerBoard = (notices: Notice[], more: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({
    'noticeboard.listNotices': notices,
    'noticeboard.listFolders': folders,
    'noticeboard.listReads': nobody,
    'noticeboard.markRead': { ok: true },
    ...more,
  });

/** Fake XMLHttpRequest, answered by the test. */
class Upload {
  static sent: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  file?: File;
  onload?: () => void;
  onerror?: () => void;
  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.file = form.get('file') as File;
    Upload.sent.push(this);
  }
  answer(status: number, body: object): Promise<void> {
    this.status = status;
    this.responseText = JSON.stringify(body);
    return act(async () => this.onload?.());
  }
}

const showBoard = () => showScreen(<NoticeboardScreen />, '/schedules/noticeboard', '/schedules/noticeboard');
const showNotice = (id: number) =>
  showScreen(<NoticeScreen />, '/schedules/noticeboard/:id', `/schedules/noticeboard/${id}`);
const sentUploads = (count: number) => waitFor(() => expect(Upload.sent).toHaveLength(count));

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-28T02:00:00Z'));
  Upload.sent = [];
  signInAs(['schedules.noticeboard', 'schedules.noticeboard.edit']);
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await outbox.clear();
  vi.unstubAllGlobals();
});

it('X-BOARD-1 the board lists pinned notices, then new ones, with folder, audience and end, and its search finds texts and files', async () => {
  answerBoard([
    notice(3, 'Old letter', { files: [file(13, 'pdf', 'Budget.pdf')] }),
    notice(2, 'Hall closed', {
      read_at: null,
      folder_id: 5,
      author: 'Daniel Kerr',
      until_on: '2026-12-04',
      body: 'The floor is sealed.',
    }),
    notice(1, 'Emergency', { pinned: true }),
  ]);
  showBoard();
  expect(await screen.findByText('Letters, by Daniel Kerr, until 4 Dec')).toBeTruthy();
  expect(screen.getByText('1 new for you')).toBeTruthy();
  const rows = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/schedules/noticeboard/'));
  expect(rows()).toEqual(['1', '2', '3'].map((id) => `/schedules/noticeboard/${id}/`));
  await userEvent.type(screen.getByLabelText('Search'), 'budget');
  expect(rows()).toEqual(['/schedules/noticeboard/3/']);
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.click(screen.getByRole('button', { name: 'New 1' }));
  expect(rows()).toEqual(['/schedules/noticeboard/2/']);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: 'Letters 1 new' }));
  expect(rows()).toEqual(['/schedules/noticeboard/2/']);
});

it('X-BOARD-1 writers find notices that are not shown yet and ended ones in places of their own', async () => {
  answerBoard([
    notice(3, 'Next year', { from_on: '2027-01-01' }),
    notice(2, 'Last year', { from_on: '2025-01-01', until_on: '2025-02-01' }),
    notice(1, 'Now'),
  ]);
  showBoard();
  expect(await screen.findByText('Now')).toBeTruthy();
  expect([screen.queryByText('Next year'), screen.queryByText('Last year')]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Ended 1' }));
  expect(screen.getByText('Last year')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not yet shown 1' }));
  expect(screen.getByText('Next year')).toBeTruthy();
});

it('X-BOARD-2 a notice shows its text as lists, bold words and links, and markup as typed', async () => {
  answerBoard([
    notice(4, 'Hall', { body: '**Closed** <b>today</b>\n\n- Floor\n- See https://example.org/a' }),
  ]);
  showNotice(4);
  expect((await screen.findByText('Closed')).tagName).toBe('STRONG');
  expect(screen.getByText('<b>today</b>', { exact: false })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Floor');
  const link = screen.getByRole('link', { name: 'https://example.org/a' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.org/a',
    'noopener noreferrer',
  ]);
});

const marksOf = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

it('X-BOARD-5 opening marks a notice as read, and one press confirms it', async () => {
  signInAs(['schedules.noticeboard']);
  const sent = answerBoard([notice(4, 'Hall', { read_at: null, ask_read: true })]);
  showNotice(4);
  const confirm = await screen.findByRole('button', { name: 'I have read it' });
  await waitFor(() => expect(marksOf(sent)).toEqual([['/api/notices/4/read', { confirmed: false }]]));
  await userEvent.click(confirm);
  expect(await screen.findByText('You confirmed that you read it.')).toBeTruthy();
  await waitFor(() => expect(marksOf(sent).at(-1)).toEqual(['/api/notices/4/read', { confirmed: true }]));
});

it('X-BOARD-6 writers see numbers, names of a notice that requires a confirmation, and remind them', async () => {
  const missing = [{ id: 7, full_name: 'Samuel Webb' }];
  const sent = answerBoard([notice(4, 'Hall', { ask_read: true })], {
    'noticeboard.listReads': { audience: 90, read: 70, confirmed: 89, missing },
    'noticeboard.tellNotice': { told: 1 },
  });
  showNotice(4);
  expect(await screen.findByText('89 of 90 have confirmed it')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '1 has not' }));
  expect(screen.getByText('Samuel Webb')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remind 1' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/notices/4/tell'));
  cleanup();
  answerBoard([notice(4, 'Hall')]);
  showNotice(4);
  expect(await screen.findByText('61 of 90 have read it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
});

it('X-BOARD-2 X-BOARD-4 the form sends a notice for groups with its list, and a sheet saves the folders', async () => {
  const group = {
    id: 3,
    name: 'Romaine',
    overseer: null,
    assistant: null,
    overseer_id: null,
    assistant_id: null,
    address: null,
    members: 12,
    version: 1,
  };
  const sent = answerBoard(board, {
    'groups.listGroups': [group],
    'noticeboard.addNotice': notice(9, 'Hall'),
    'noticeboard.saveFolders': folders,
  });
  showBoard();
  await userEvent.click(await screen.findByRole('button', { name: 'New notice' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText(/^Title/), 'Hall');
  await userEvent.type(form.getByLabelText(/^Text/), 'Floor');
  await userEvent.click(form.getByRole('button', { name: 'List' }));
  await userEvent.selectOptions(form.getByLabelText(/^Who reads it/), 'Groups');
  await userEvent.click(await form.findByLabelText('Romaine'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/notices',
      body: {
        title: 'Hall',
        body: '- Floor',
        audience: 'groups',
        group_ids: [3],
        from_on: null,
        tells: true,
      },
    }),
  );
  cleanup();
  showBoard();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit folders' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(sheet.getByRole('button', { name: 'Add a folder' }));
  await userEvent.type(sheet.getByLabelText(/^Name of folder 2/), 'Plans');
  await userEvent.click(sheet.getByRole('button', { name: 'Move folder 2 up' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.at(-1)?.body ?? sent.findLast(({ method }) => method === 'PUT')?.body).toBeTruthy(),
  );
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    folders: [
      { id: null, label: 'Plans' },
      { id: 5, label: 'Letters' },
    ],
  });
});

it('X-BOARD-10 notices and their small files are cached before they are opened', async () => {
  const sent = answerBoard([
    notice(3, 'Letter', { from_on: '2026-11-20', files: [file(13, 'pdf', 'Letter.pdf')] }),
  ]);
  queryClient.clear();
  await keepNoticeboard();
  expect(sent.map(({ path }) => path)).toEqual(['/api/notice-folders', '/api/notices']);
  await waitFor(async () =>
    expect(await encryptedCache.bytes(`/noticeboard-file/13/asset/${'a'.repeat(64)}`)).toBeTruthy(),
  );
  signInAs([]);
  expect(await keepNoticeboard()).toBeUndefined();
  expect(sent).toHaveLength(2);
});

it('COMMON-R11 NOTICE-R3 NOTICE-R8 files upload one after the other with progress; a failed one is retried or skipped', async () => {
  answerBoard(board);
  vi.stubGlobal('XMLHttpRequest', Upload);
  showNotice(2);
  const input = await screen.findByLabelText(/^Add files/);
  const paper = (name: string) => new File(['%PDF-1.7'], name);
  await userEvent.upload(input, [paper('a.pdf'), paper('b.pdf')], { applyAccept: false });
  await sentUploads(1);
  act(() => Upload.sent[0]!.upload.onprogress!({ loaded: 40, total: 100 }));
  expect(screen.getByText(/Sending a.pdf: 40%/)).toBeTruthy();
  expect(screen.getByText('1 more file waits.')).toBeTruthy();
  await Upload.sent[0]!.answer(200, { data: board[1]! });
  await sentUploads(2);
  await Upload.sent[1]!.answer(422, {
    code: 'invalid',
    message: 'Check.',
    errors: { file: ['This kind of file is not accepted.'] },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('b.pdf was not added.');
  expect(alert.textContent).toContain('This kind of file is not accepted.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Skip this file' }));
  await userEvent.upload(input, [paper('c.pdf')], { applyAccept: false });
  await sentUploads(3);
  act(() => Upload.sent[2]!.upload.onprogress!({ loaded: 100, total: 100 }));
  expect(screen.getByText('Checking c.pdf…')).toBeTruthy();
  await Upload.sent[2]!.answer(500, { code: 'fault', message: 'Something went wrong.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await sentUploads(4);
  expect(Upload.sent[3]!.file!.name).toBe('c.pdf');
  await Upload.sent[3]!.answer(409, { code: 'noticeboard-full', message: 'The noticeboard is full.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Skip this file' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(Upload.sent).toHaveLength(4);
});

it('NOTICE-R4 a file that is too large is not sent', async () => {
  answerBoard(board);
  vi.stubGlobal('XMLHttpRequest', Upload);
  showNotice(2);
  const large = new File(['x'], 'film.pdf');
  Object.defineProperty(large, 'size', { value: 20_971_521 });
  await userEvent.upload(await screen.findByLabelText(/^Add files/), large, { applyAccept: false });
  expect(await screen.findByText('film.pdf is larger than 20 MB.')).toBeTruthy();
  expect(Upload.sent).toEqual([]);
});

it('NOTICE-R7 removing a file opens a confirmation', async () => {
  const sent = answerBoard(board, { 'noticeboard.deleteFile': { ok: true } });
  showNotice(3);
  await userEvent.click(await screen.findByRole('button', { name: 'More: Letter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Letter' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Are you sure you wish to delete this file?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/noticeboard-file/13'),
  );
});

it('NOTICE-R2 people who may only read see no buttons to add or remove', async () => {
  signInAs(['schedules.noticeboard']);
  answerBoard(board);
  showBoard();
  await screen.findByText('Letter');
  expect(screen.queryByRole('button', { name: 'New notice' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit folders' })).toBeNull();
  cleanup();
  showNotice(2);
  await screen.findByRole('button', { name: 'Enlarge' });
  expect(screen.queryByLabelText(/^Add files/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(More|Edit):/ })).toBeNull();
});

it('NOTICE-O1 a picture is shown, a PDF opens in the browser, a Word document is saved', async () => {
  answerBoard(board);
  showNotice(2);
  expect(await screen.findByRole('button', { name: 'Enlarge' })).toBeTruthy();
  cleanup();
  showNotice(3);
  const open = await screen.findByRole('link', { name: 'Open' });
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual(['blob:picture', '_blank']);
  expect(screen.queryByTitle('Letter')).toBeNull();
  cleanup();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  showNotice(3);
  expect((await screen.findByTitle('Letter')).getAttribute('src')).toMatch(/^blob:picture#/);
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  cleanup();
  showNotice(1);
  const save = await screen.findByRole('link', { name: 'Save to this device' });
  expect(save.getAttribute('download')).toBe('Rota.docx');
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  cleanup();
  showNotice(99);
  expect(await screen.findByText('This notice was removed, or it has ended.')).toBeTruthy();
});
