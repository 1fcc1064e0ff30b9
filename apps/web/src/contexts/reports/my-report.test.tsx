import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { month, named, replies, report } from '#contexts/reports/testing/example-reports.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loseConnections, unanswered } from '#platform/testing/unanswered.ts';
import { toasts } from '#platform/toasts.ts';
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
  toasts.hide();
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

const kept = {
  report_month: '2026-11-01',
  active: true,
  aux: false,
  hours: null,
  studies: 3,
  special_hours: null,
  comments: null,
  sent_on: '2026-12-01',
  refused: false,
};
const toNovember = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Prepare November report' }));

it('REPORTS-X2 the current month is prepared, and the screen states when it is sent', async () => {
  const sent = answerWith(
    replies({
      'reports.listReportsOf': [report({ report_month: month() })],
      'reports.prepareReport': { ...kept, sent: false },
    }),
  );
  show();
  await toNovember();
  expect(await screen.findByText('Enter it now. It is sent on 1 December.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More: Bible studies' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep November report' }));
  await waitFor(() =>
    expect(toasts.get()?.text).toBe('Kept. The report for November 2026 is sent on 1 December.'),
  );
  expect(
    sent.find(({ method, path }) => method === 'POST' && path === '/api/prepared-reports')?.body,
  ).toMatchObject({ report_month: '2026-11-01', active: true, studies: 1 });
  expect(sent.some(({ path }) => path === '/api/report')).toBe(false);
});

it('REPORTS-X2 a prepared report is headed by its state, and can be corrected and discarded with undo', async () => {
  const sent = answerWith(
    replies({
      'reports.listPreparedReports': [kept],
      'reports.discardPreparedReport': { ok: true },
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Following month' }));
  expect(await screen.findByRole('heading', { name: 'November: kept' })).toBeTruthy();
  expect(screen.getByText('Kept. It is sent on 1 December.')).toBeTruthy();
  expect(screen.getByText('Shared, 3 studies')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Correct November report' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'November: kept' })).toBeNull());
  expect(await act(() => toasts.get()!.undo!())).toBe('The report for November 2026 is kept.');
  expect(await screen.findByRole('heading', { name: 'November: kept' })).toBeTruthy();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
});

it('REPORTS-X2 without a network the current month is stored on the phone', async () => {
  answerWith(
    replies({
      'reports.listReportsOf': [report({ report_month: month() })],
      'reports.prepareReport': () => Promise.reject(new TypeError('Failed to fetch')),
    }),
  );
  show();
  await toNovember();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep November report' }));
  expect(await screen.findByRole('heading', { name: 'November: kept' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByText('Kept on this phone until you are online. It is sent on 1 December.')).toBeTruthy();
});

it('REPORTS-X2 a report that could not be sent is sent by hand from what was entered', async () => {
  vi.setSystemTime('2026-12-01T08:00:00Z');
  const sent = answerWith(replies({ 'reports.listPreparedReports': [{ ...kept, refused: true }] }));
  show();
  expect(await screen.findByRole('heading', { name: 'November: not sent' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send November report' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/api/report')?.body).toMatchObject({
      report_month: '2026-11-01',
      studies: 3,
    }),
  );
});
