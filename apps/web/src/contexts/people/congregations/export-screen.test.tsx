import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { ExportScreen } from './export-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const made = {
  id: 5,
  state: 'waiting' as const,
  percent: 0,
  size: 0,
  requested_by: 'Ruth Hollis',
  created_at: '2026-11-20T08:00:00.000Z',
  ready_at: null,
  expires_at: null,
};
const ready = {
  ...made,
  state: 'ready' as const,
  percent: 100,
  size: 2_904_567,
  ready_at: '2026-11-20T08:01:00.000Z',
  expires_at: '2026-11-21T08:01:00.000Z',
};
const show = () => showScreen(<ExportScreen />, '/settings/export', '/settings/export');

it('EXPORT-S1 an export is started, shows its progress, continues after leaving, and can be stopped', async () => {
  signInAs(['settings.roles.edit']);
  let now: object[] = [];
  const sent = answerWith({
    'congregations.listExports': () => now as never,
    'congregations.startExport': () => {
      now = [{ ...made, state: 'running', percent: 42 }];
      return made;
    },
    'congregations.deleteExport': () => {
      now = [];
      return { ok: true };
    },
  });
  show();
  expect(await screen.findByText(/Anyone with the file can read all of it/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Start the export' }));
  expect(await screen.findByText('42% done')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '42% done' })).toBeTruthy();
  expect(screen.getByText(/You can leave this page/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the export' }));
  expect(await screen.findByRole('button', { name: 'Start the export' })).toBeTruthy();
  expect(
    sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  ).toEqual(['POST /api/congregation-exports', 'DELETE /api/congregation-exports/5']);
});

it('EXPORT-S2 a ready file shows size and expiry, and is downloaded by a single-use link', async () => {
  signInAs(['settings.roles.edit']);
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
  const sent = answerWith({
    'congregations.listExports': [ready],
    'access.createReportTicket': { api_token: 'T'.repeat(43), expires_at: '2026-11-20T08:03:00.000Z' },
  });
  show();
  expect(await screen.findByText('Ready to download')).toBeTruthy();
  expect(screen.getByText(/^2\.9 MB, made /)).toBeTruthy();
  expect(screen.getByText('Asked for by Ruth Hollis')).toBeTruthy();
  expect(screen.getByText(/^It is deleted automatically: 21 Nov/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(opened).toEqual([`/api/download-congregation/5?api_token=${'T'.repeat(43)}`]));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ document: 'download-congregation/5' });
});

it('EXPORT-S3 a failed export states that nothing was saved, and can be started again', async () => {
  signInAs(['settings.roles.edit']);
  answerWith({ 'congregations.listExports': [{ ...made, state: 'failed' as const }] });
  show();
  expect(await screen.findByText('The export did not finish')).toBeTruthy();
  expect(screen.getByText(/Nothing was saved/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start the export' })).toBeTruthy();
});
