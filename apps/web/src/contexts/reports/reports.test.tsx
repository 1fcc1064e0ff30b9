import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { month, named, replies, report, row } from '#contexts/reports/testing/example-reports.ts';
import { outbox } from '#platform/outbox/outbox.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleCongregation, quietAlerts, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { toasts } from '#platform/toasts.ts';
import { MyReportScreen } from './my-report-screen.tsx';
import { reportPrompt } from './report-prompt.tsx';
import { ReportsScreen } from './reports-screen.tsx';

const signIn = (permits: string[] = [], rest = {}) => signInAs(permits, rest);
const showOwn = () => showScreen(<MyReportScreen />, '/settings/reports', '/settings/reports');

beforeEach(() => {
  queryClient.clear();
  signIn();
});
afterEach(async () => {
  cleanup();
  await outbox.clear();
  vi.unstubAllGlobals();
});

it('REPORTS-R1 SHELL-R12 the prompt links to last month’s report, which is sent with one press', async () => {
  const sent = answerWith(replies());
  const Prompt = () => (reportPrompt.useContent() ? <reportPrompt.Row dismiss={() => undefined} /> : null);
  showScreen(<Prompt />, '/', '/');
  const link = await screen.findByRole('link', { name: 'Report' });
  expect(link.getAttribute('href')).toBe('/settings/reports/');
  cleanup();
  showOwn();
  await userEvent.click(await screen.findByRole('button', { name: `Send ${named('alone')} report` }));
  await waitFor(() => expect(sent.find(({ path }) => path === '/api/report')).toBeTruthy());
  expect(sent.find(({ path }) => path === '/api/report')?.body).toMatchObject({
    report_month: month(),
    active: true,
    aux: false,
  });
});

it('SHELL-R12 the prompt is hidden after filing, for guests and students, and while the module is off', async () => {
  const Prompt = () => <p>{reportPrompt.useContent() ?? 'nothing'}</p>;
  const says = async (given: Parameters<typeof answerWith>[0], rest = {}) => {
    queryClient.clear();
    signIn([], rest);
    answerWith(replies(given));
    showScreen(<Prompt />, '/', '/');
    await waitFor(() => expect(queryClient.getQueryData(['congregations.readCongregation'])).toBeTruthy());
    await waitFor(() => expect(queryClient.getQueryData(['dashboard.readAlerts'])).toBeTruthy());
    const text = document.querySelector('p')?.textContent;
    cleanup();
    return text;
  };
  const off = {
    ...exampleCongregation,
    modules: { ...exampleCongregation.modules, field_service_reports: { on: false, start_month: null } },
  };
  expect(await says({})).toBe(month());
  expect(await says({ 'dashboard.readAlerts': quietAlerts })).toBe('nothing');
  const begun = { ...quietAlerts, report: null, report_expected: false };
  expect(await says({ 'dashboard.readAlerts': begun })).toBe('nothing');
  expect(await says({}, { appointment: 'student' })).toBe('nothing');
  expect(await says({}, { appointment: 'guest' })).toBe('nothing');
  expect(await says({ 'congregations.readCongregation': off })).toBe('nothing');
});

it('SHELL-R12 if the filing is unknown, a refetch does not hide the prompt', async () => {
  const Prompt = () => <p>{reportPrompt.useContent() ?? 'nothing'}</p>;
  queryClient.clear();
  const held = withResolvers<typeof quietAlerts>();
  answerWith(replies({ 'dashboard.readAlerts': () => held.promise }));
  showScreen(<Prompt />, '/', '/');
  await waitFor(() => expect(queryClient.getQueryData(['congregations.readCongregation'])).toBeTruthy());
  const [alerts] = queryClient.getQueryCache().findAll({ queryKey: ['dashboard.readAlerts'] });
  alerts!.setState({ status: 'error', error: new Error('away'), errorUpdateCount: 1 });
  expect(await screen.findByText(month())).toBeTruthy();
  alerts!.setState({ status: 'pending', error: null, fetchStatus: 'fetching' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText(month())).toBeTruthy();
  held.resolve(quietAlerts);
  expect(await screen.findByText('nothing')).toBeTruthy();
});

it('REPORTS-R2 REPORTS-R3 REPORTS-R4 the fields depend on the switches', async () => {
  answerWith(replies());
  showOwn();
  expect(await screen.findByLabelText('Bible studies')).toBeTruthy();
  expect(screen.queryByLabelText('Hours')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /Auxiliary pioneer/ }));
  expect(screen.getByLabelText('Hours')).toBeTruthy();
  expect(screen.queryByLabelText('Credit')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'I shared in the ministry' }));
  expect(screen.queryByLabelText('Hours')).toBeNull();
  expect(screen.queryByLabelText('Bible studies')).toBeNull();
  expect(screen.queryByRole('switch', { name: /Auxiliary pioneer/ })).toBeNull();
});

it('SYNC-R11 offline, the own report is queued and marked as waiting', async () => {
  answerWith(replies());
  showOwn();
  await userEvent.click(await screen.findByRole('button', { name: 'More: Bible studies' }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await userEvent.click(screen.getByRole('button', { name: `Send ${named('alone')} report` }));
  expect((await screen.findAllByText(/Waiting to send/)).length).toBeGreaterThan(0);
  expect(toasts.get()?.text).toBe(`Report for ${named()} is sent once you are online.`);
  expect(outbox.list()).toMatchObject([
    { operation: 'reports.saveReport', given: { body: { report_month: month(), studies: 1 } } },
  ]);
});

it('REPORTS-R27 a person who came after the month is not missing, and can be reported', async () => {
  signIn(['settings.users']);
  const begun = { ...row(1), expected: false, also_missing: false };
  answerWith(replies({ 'reports.readMonth': { month: month(), people: [begun] } }));
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  expect(await screen.findByText(/^Not in Sheaf yet that month|· Not in Sheaf yet that month/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Missing' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Missing 0' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enter the report of Ruth Hollis' })).toBeTruthy();
});

it('REPORTS-S1 REPORTS-O6 the month lists missing people, and filter and order change the list', async () => {
  signIn(['settings.users']);
  const shared = report({ user_id: 7, pioneer: true, hours: 52, late: true });
  answerWith(replies({ 'reports.readMonth': { month: month(), people: [row(1), row(7, shared)] } }));
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  const missing = within(await screen.findByRole('list', { name: 'Missing' }));
  expect(missing.getByText('Ruth Hollis')).toBeTruthy();
  expect(missing.queryByText('Miriam Webb')).toBeNull();
  const names = () =>
    within(screen.getByRole('region', { name: 'Everyone' }))
      .getAllByText(/^(Hollis|Webb), /)
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Hollis, Ruth', 'Webb, Miriam']);
  expect(screen.getByText(/Shared, 52 hours, 2 studies · Late/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'hours');
  expect(names()).toEqual(['Webb, Miriam', 'Hollis, Ruth']);
  await userEvent.click(screen.getByRole('button', { name: 'Reverse the order' }));
  expect(names()).toEqual(['Hollis, Ruth', 'Webb, Miriam']);
  await userEvent.click(screen.getByRole('button', { name: 'Missing 1' }));
  expect(names()).toEqual(['Hollis, Ruth']);
  await userEvent.click(screen.getByRole('button', { name: 'Auxiliary 0' }));
  expect(screen.getByText('Nobody matches.')).toBeTruthy();
});

it('MSG-O3 reminders show their price first, for one person and for all who can be reached', async () => {
  signIn(['settings.users', 'settings.users.edit']);
  const look = {
    dry_run: true,
    missing: 1,
    reminded: 0,
    sent: 1,
    sms: 1,
    emails: 0,
    pushes: 0,
    parts: 1,
    cost: 10,
    balance_after: 490,
    refusal: null,
    skipped: { 'no-way': 0, 'same-address': 0, country: 0, 'number-cap': 0 },
  };
  const sent = answerWith(
    replies({
      'reports.readMonth': {
        month: month(),
        people: [row(1), { ...row(7), reachable: false }],
      },
      'reports.remindMissing': (body) => ({
        ...look,
        dry_run: (body as { dry_run?: boolean }).dry_run === true,
      }),
    }),
  );
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  expect(await screen.findByRole('button', { name: 'Enter for Miriam Webb' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remind Ruth Hollis' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/^A?\$0\.10$/)).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = sent.filter(({ path }) => path === '/api/report-reminders').map(({ body }) => body);
  expect(asked).toEqual([
    { month: month(), user_id: 1, dry_run: true },
    { month: month(), user_id: 1, cost: 10 },
  ]);
});

it('MSG-O3 without permission to spend money reports can be entered, but nobody reminded', async () => {
  signIn(['settings.users']);
  answerWith(replies());
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  expect(await screen.findByRole('button', { name: 'Enter for Ruth Hollis' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Remind/ })).toBeNull();
});

it('REPORTS-R19 REPORTS-R5 the secretary enters a report in a sheet, and deletes one after a confirmation', async () => {
  signIn(['settings.users']);
  const sent = answerWith(
    replies({
      'reports.readMonth': { month: month(), people: [row(1), row(7, report({ user_id: 7 }))] },
      'reports.deleteReport': { ok: true },
    }),
  );
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the report of Ruth Hollis' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save report' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/report')?.body).toMatchObject({
    id: 0,
    user_id: 1,
    report_month: month(),
    active: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enter the report of Miriam Webb' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete report' }),
  );
  expect(await screen.findByText('Are you sure you wish to delete this report?')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/service-report/5'),
  );
  expect(sent.filter(({ method, path }) => method === 'POST' && path === '/api/report')).toHaveLength(1);
});

it('REPORTS-R17 reports that could not be read show an error and can be loaded again', async () => {
  signIn(['settings.users']);
  let fails = true;
  answerWith(
    replies({
      'reports.readMonth': () => {
        if (fails) throw new Error('no connection');
        return { month: month(), people: [row(1)] };
      },
    }),
  );
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  expect(screen.getByRole('alert').textContent).not.toBe('');
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('list', { name: 'Missing' })).toBeTruthy();
}, 30_000);

it('REPORTS-R30 REPORTS-R5 an earlier month is chosen by month and year, and the current one is refused', async () => {
  signIn(['settings.users']);
  const old = '2019-07-01';
  const sent = answerWith(replies({ 'reports.readMonth': { month: month(), people: [row(1)] } }));
  showScreen(<ReportsScreen />, '/settings/reports', '/settings/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a month' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose a month' }));
  const year = sheet.getByLabelText('Month: year');
  await userEvent.clear(year);
  await userEvent.type(year, '2999');
  await userEvent.click(sheet.getByRole('button', { name: 'Show this month' }));
  expect(await sheet.findByText(/^Choose a month from /)).toBeTruthy();
  await userEvent.clear(year);
  await userEvent.type(year, '2019');
  await userEvent.selectOptions(sheet.getByLabelText('Month: month'), 'July');
  await userEvent.click(sheet.getByRole('button', { name: 'Show this month' }));
  await waitFor(() => expect(sent.some(({ path }) => path.includes(`/report-months/${old}`))).toBe(true));
  expect(await screen.findByText('July 2019')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
