import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { month, replies, report } from '#contexts/reports/testing/example-reports.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { PublisherScreen } from './publisher-screen.tsx';

beforeEach(() => {
  queryClient.clear();
  signInAs([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('REPORTS-R18 REPORTS-R10 a year shows its own columns, and back leads to the reports', async () => {
  const old = report({ report_month: '2022-10-01', hours: 9, placements: 3 });
  answerWith(replies({ 'reports.listReportsOf': [report({ hours: 50 }), old] }));
  showScreen(<PublisherScreen />, '/settings/reports/publisher/:id', '/settings/reports/publisher/7/');
  const table = within(await screen.findByRole('table', { name: 'Months' }));
  expect(table.queryByText('Placements')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/settings/reports/');
  await userEvent.click(screen.getByRole('button', { name: 'Earlier year' }));
  expect(screen.getByText('Service year 2023')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Months' })).getByText('Placements')).toBeTruthy();
});

it('REPORTS-S2 without hours the number of months in the ministry is shown instead', async () => {
  const months = [report({ hours: null, report_month: month() })];
  answerWith(replies({ 'reports.listReportsOf': months }));
  showScreen(<PublisherScreen />, '/settings/reports/publisher/:id', '/settings/reports/publisher/7/');
  expect((await screen.findByText('months in the ministry')).parentElement!.textContent).toContain('1');
  expect(screen.queryByText('hours in all')).toBeNull();
  cleanup();
  queryClient.clear();
  answerWith(replies({ 'reports.listReportsOf': [report({ hours: 50 })] }));
  showScreen(<PublisherScreen />, '/settings/reports/publisher/:id', '/settings/reports/publisher/7/');
  expect(await screen.findByText('hours in all')).toBeTruthy();
  expect(screen.queryByText('months in the ministry')).toBeNull();
});
