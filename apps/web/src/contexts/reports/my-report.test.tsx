import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { month, named, replies, report } from '#contexts/reports/testing/example-reports.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loseConnections, unanswered } from '#platform/testing/unanswered.ts';
import { MyReportScreen } from './my-report-screen.tsx';

const show = () => showScreen(<MyReportScreen />, '/settings/reports', '/settings/reports');
const lateness = () => screen.queryByText(/days? late/);

beforeEach(async () => {
  await encryptedCache.prune(() => false);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] });
  vi.setSystemTime('2026-11-30T08:00:00Z');
  signInAs([]);
});
afterEach(async () => {
  cleanup();
  loseConnections();
  vi.useRealTimers();
  await outbox.clear();
  vi.unstubAllGlobals();
});

it('REPORTS-X1 while the reports are unknown, the screen does not say that one is late', async () => {
  answerWith(replies({ 'reports.listReportsOf': unanswered }));
  show();
  await screen.findByRole('heading', { name: 'Your report' });
  expect(lateness()).toBeNull();
});

it('REPORTS-X1 if the reports could not be read, the form shows without a statement about lateness', async () => {
  answerWith(
    replies({
      'reports.listReportsOf': () => {
        throw new TypeError('Failed to fetch');
      },
    }),
  );
  show();
  expect(await screen.findByRole('button', { name: /^Send/ }, { timeout: 20_000 })).toBeTruthy();
  expect(lateness()).toBeNull();
});

it('REPORTS-X1 a report that is known to be missing is late', async () => {
  answerWith(replies({ 'reports.listReportsOf': [] }));
  show();
  await waitFor(() => expect(lateness()).toBeTruthy());
});

it('REPORTS-X1 a sent report is headed by its state, and its button corrects it', async () => {
  answerWith(replies({ 'reports.listReportsOf': [report({ report_month: month(), studies: 2 })] }));
  show();
  expect(await screen.findByRole('heading', { name: `${named('alone')}: sent` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Correct ${named('alone')} report` })).toBeTruthy();
  expect(lateness()).toBeNull();
});

it('REPORTS-X1 without an answer of the server the screen shows the reports on the phone', async () => {
  answerWith(replies({ 'reports.listReportsOf': [report({ report_month: month(), studies: 2 })] }));
  show();
  await screen.findByRole('button', { name: /^Correct/ });
  await waitFor(async () =>
    expect(await encryptedCache.read('reports.listReportsOf {"userId":1}')).toBeTruthy(),
  );
  cleanup();
  answerWith(replies({ 'reports.listReportsOf': unanswered }));
  await act(async () => void show());
  expect(await screen.findByRole('heading', { name: `${named('alone')}: sent` })).toBeTruthy();
});
