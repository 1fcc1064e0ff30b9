import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import { NoticeboardScreen } from './noticeboard-screen.tsx';

type Notice = Reply<'noticeboard.listFiles'>[number];

const notice = (id: number, kind: Notice['kind'], filename: string): Notice => ({
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
const board = [
  notice(3, 'pdf', 'Letter.pdf'),
  notice(2, 'picture', 'Hall.webp'),
  notice(1, 'docx', 'Rota.docx'),
];

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
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

it('NOTICE-O1 the board lists kind, size and date of each file, and its search finds names', async () => {
  answerWith({ 'noticeboard.listFiles': board });
  showBoard();
  expect(await screen.findByText('Letter')).toBeTruthy();
  expect(screen.getByText('PDF, 2.4 MB, 12 Nov')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/schedules/',
    '/schedules/noticeboard/3/',
    '/schedules/noticeboard/2/',
    '/schedules/noticeboard/1/',
  ]);
  await userEvent.type(screen.getByLabelText('Search'), 'rota');
  expect(screen.queryByText('Letter')).toBeNull();
});

it('COMMON-R11 NOTICE-R3 NOTICE-R8 files upload one after the other with progress; a failed one is retried or skipped', async () => {
  answerWith({ 'noticeboard.listFiles': board });
  vi.stubGlobal('XMLHttpRequest', Upload);
  showBoard();
  const input = await screen.findByLabelText(/^Add files/);
  const file = (name: string) => new File(['%PDF-1.7'], name);
  await userEvent.upload(input, [file('a.pdf'), file('b.pdf')], { applyAccept: false });
  await sentUploads(1);
  act(() => Upload.sent[0]!.upload.onprogress!({ loaded: 40, total: 100 }));
  expect(screen.getByText(/Sending a.pdf: 40%/)).toBeTruthy();
  expect(screen.getByText('1 more file waits.')).toBeTruthy();
  await Upload.sent[0]!.answer(200, { data: board });
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
  await userEvent.upload(input, [file('c.pdf')], { applyAccept: false });
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
  answerWith({ 'noticeboard.listFiles': [] });
  vi.stubGlobal('XMLHttpRequest', Upload);
  showBoard();
  const large = new File(['x'], 'film.pdf');
  Object.defineProperty(large, 'size', { value: 20_971_521 });
  await userEvent.upload(await screen.findByLabelText(/^Add files/), large, { applyAccept: false });
  expect(await screen.findByText('film.pdf is larger than 20 MB.')).toBeTruthy();
  expect(Upload.sent).toEqual([]);
});

it('NOTICE-R7 removing a file opens a confirmation', async () => {
  const sent = answerWith({ 'noticeboard.listFiles': board, 'noticeboard.deleteFile': { ok: true } });
  showBoard();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Remove Letter' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Letter' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Are you sure you wish to delete this file?')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/noticeboard-file/3'),
  );
});

it('NOTICE-R2 people who may only read see no buttons to add or remove', async () => {
  signInAs(['schedules.noticeboard']);
  answerWith({ 'noticeboard.listFiles': board });
  showBoard();
  await screen.findByText('Letter');
  expect(screen.queryByLabelText(/^Add files/)).toBeNull();
  expect(screen.queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Help for this screen']);
});

it('NOTICE-O1 a picture is shown, a PDF opens in the browser, a Word document is saved', async () => {
  answerWith({ 'noticeboard.listFiles': board });
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
  expect(await screen.findByText('This file was removed.')).toBeTruthy();
});
