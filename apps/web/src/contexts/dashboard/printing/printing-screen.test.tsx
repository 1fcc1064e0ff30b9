import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleLanguageGroup, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DoNotCallsScreen } from './do-not-calls-screen.tsx';
import { PrintingScreen } from './printing-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<PrintingScreen />, '/settings/print', '/settings/print');

it('PRINT-R2 each printout requires its own permission', () => {
  signInAs(['settings.print.s_13']);
  show();
  expect(screen.getByText('Territory assignment record (S-13)')).toBeTruthy();
  expect(screen.queryByText('Do-not-calls')).toBeNull();
  cleanup();
  signInAs([]);
  show();
  expect(screen.getByText('Nothing can be printed with your permissions.')).toBeTruthy();
});

it('PRINT-P1 PRINT-O9 the schedule of duties is printed for the current month by default', async () => {
  signInAs(['settings.print.attendants_schedule']);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(new Blob(['%PDF']), { status: 200 });
  });
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  expect(screen.getByRole('heading', { name: 'Duties at meetings' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make PDF' }));
  await waitFor(() => expect(asked.join()).toMatch(/attendant-schedule\?from=\d{4}-\d\d-01&to=/));
});

it('PRINT-R2 GROUPS-R11 group names and group contacts require a permission each', () => {
  signInAs(['settings.print.groups']);
  show();
  expect(screen.getByRole('button', { name: 'Names (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'With contacts, for elders (PDF)' })).toBeNull();
  expect(screen.queryByText('Publisher contact list')).toBeNull();
  cleanup();
  signInAs(['settings.print.groups_elder']);
  show();
  expect(screen.getByRole('button', { name: 'With contacts, for elders (PDF)' })).toBeTruthy();
  expect(screen.getByText('Publisher contact list')).toBeTruthy();
});

it('COMMON-R11 PRINT-R4 a failed file shows an error and can be retried', async () => {
  signInAs(['settings.print.s_13']);
  let answered = 0;
  vi.stubGlobal('fetch', async () => {
    answered += 1;
    return answered === 1
      ? new Response(JSON.stringify({ code: 'fault', message: 'Something went wrong.' }), { status: 500 })
      : new Response(new Blob(['%PDF']), { status: 200 });
  });
  URL.createObjectURL = () => 'blob:file';
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  const button = screen.getByRole('button', { name: 'Make PDF' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PRINT-P14 the print screen lists do-not-calls by map and street', async () => {
  signInAs(['settings.print.dnc_list']);
  const door = { id: 1, street: 'Mount Street', address: '2/14', date: '2026-03-04' };
  answerWith({
    'addresses.listDoNotCalls': [{ map_id: 3, map_number: '31', place: 'Havenview', doors: [door] }],
  });
  showScreen(<DoNotCallsScreen />, '/settings/print-dncs', '/settings/print-dncs');
  expect(await screen.findByRole('heading', { name: 'Map 31, Havenview' })).toBeTruthy();
  expect(screen.getByText('2/14')).toBeTruthy();
});

it('PRINT-O9 PRINT-P3 slips use the chosen weeks and person, the schedule the current month', async () => {
  // In Burnie it is already December.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00Z') });
  signInAs(['settings.print.s_140', 'settings.print.s_89']);
  const asked: string[] = [];
  const rows = [examplePerson({ id: 7 })];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/reports/')) asked.push(url);
    if (url.includes('/reports/')) return new Response(new Blob(['%PDF']), { status: 200 });
    return url.includes('/language-groups')
      ? Response.json({ data: [exampleLanguageGroup()] })
      : Response.json({ data: { marker: 'm', whole: true, changed: rows, gone: [] } });
  });
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  const month = '2026-12';
  const [schedule, slips] = await screen.findAllByRole('button', { name: 'Make PDF' });
  await userEvent.click(schedule!);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(new RegExp(`/reports/meeting-schedule/0\\?from=${month}-01&to=${month}-\\d\\d$`));
  const [, from] = screen.getAllByLabelText('From');
  await userEvent.clear(from!);
  await userEvent.type(from!, `${month}-09`);
  await userEvent.selectOptions(
    screen.getByLabelText('Whose slips'),
    await screen.findByText('Hollis, Ruth'),
  );
  await userEvent.click(slips!);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatch(
    new RegExp(`/reports/s89\\?from=${month}-09&to=${month}-\\d\\d&size=1&user_id=7$`),
  );
  // X-LANG-GROUP
  await userEvent.selectOptions(screen.getAllByLabelText('Meetings of')[0]!, 'Montello Spanish');
  await userEvent.click(schedule!);
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toContain('&language_group_id=5');
});

const recordsFile = (change: object) => ({
  state: 'none',
  total: 40,
  completed: 0,
  made_at: null,
  expires_at: null,
  ...change,
});

it('PRINT-R1 PRINT-P11 PRINT-M1 the records are polled every 3 seconds until they are ready, and then saved', async () => {
  signInAs(['settings.print.s_21']);
  const asked: string[] = [];
  let file = recordsFile({});
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${String(url).replace(/^.*\/api/, '')}`);
    if (String(url).endsWith('download')) return new Response(new Blob(['%PDF']), { status: 200 });
    if (method === 'POST') file = recordsFile({ state: 'preparing', completed: 25 });
    return Response.json({ data: file });
  });
  URL.createObjectURL = () => 'blob:file';
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saved.mockClear();
  show();
  (await screen.findByRole('button', { name: 'Records of all publishers' })).click();
  expect(await screen.findByRole('heading', { name: 'Preparing the file... 25 of 40' })).toBeTruthy();
  expect(screen.getByText('You can leave this page. The work continues.')).toBeTruthy();
  const reads = () => asked.filter((one) => one === 'GET /reports/publisher-reports').length;
  const before = reads();
  await vi.advanceTimersByTimeAsync(2900);
  expect(reads()).toBe(before);
  file = recordsFile({ state: 'made', completed: 40, expires_at: '2026-11-23T04:00:00Z' });
  await vi.advanceTimersByTimeAsync(400);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Save the records (PDF)' })).toBeTruthy();
  expect(asked.at(-1)).toBe('GET /reports/publisher-reports/download');
  const last = reads();
  await vi.advanceTimersByTimeAsync(9000);
  expect(reads()).toBe(last);
  vi.useRealTimers();
});

it('PRINT-R1 a poll without an answer is aborted after 5 seconds, and the next one is sent', async () => {
  signInAs(['settings.print.s_21']);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let reads = 0;
  let ended = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal('fetch', (_url: string | URL, { signal }: RequestInit = {}) => {
    reads += 1;
    if (reads !== 2) return Promise.resolve(Response.json({ data: recordsFile({ state: 'preparing' }) }));
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        ended += 1;
        reject(signal.reason);
      });
    });
  });
  show();
  expect(await screen.findByRole('heading', { name: /Preparing the file/ })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(3100);
  expect([reads, ended]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(4800);
  expect([reads, ended]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(ended).toBe(1);
  expect(reads).toBeGreaterThan(2);
  expect(screen.getByRole('heading', { name: /Preparing the file/ })).toBeTruthy();
  vi.useRealTimers();
});

it('PRINT-R4 PRINT-P11 failed records show an error and can be retried', async () => {
  signInAs(['settings.print.s_21']);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') sent.push(String(url));
    const state = sent.length > 0 ? 'preparing' : 'failed';
    return Response.json({ data: recordsFile({ state, completed: 25 }) });
  });
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The file could not be created. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Preparing the file... 25 of 40')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('PRINT-P8 PRINT-R2 the schedule of the visit requires its permission and is saved', async () => {
  signInAs(['settings.print.co_schedule']);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    return new Response(new Blob(['%PDF']), { status: 200 });
  });
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Visit of the circuit overseer',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Make PDF' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/\/reports\/co-schedule$/));
});

it('X-S1 the congregation’s year and attendance are printed for the chosen service year', async () => {
  signInAs(['settings.reports.totals']);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    return new Response(new Blob(['%PDF']), { status: 200 });
  });
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  const [s10, s88] = screen.getAllByLabelText('Service year');
  const chosen = (s10 as HTMLSelectElement).options[2]!.value;
  await userEvent.selectOptions(s10!, chosen);
  await userEvent.selectOptions(s88!, chosen);
  const [, first, second] = screen.getAllByRole('button', { name: 'Make PDF' });
  await userEvent.click(first!);
  await waitFor(() => expect(asked.at(-1)).toMatch(new RegExp(`/reports/s10/${chosen}$`)));
  await userEvent.click(second!);
  await waitFor(() => expect(asked.at(-1)).toMatch(new RegExp(`/reports/s88/${chosen}$`)));
  cleanup();
  signInAs(['settings.meetings.attendance']);
  show();
  expect(screen.getByText('Attendance at the meetings (S-88)')).toBeTruthy();
  expect(screen.queryByText('Year of the congregation (S-10)')).toBeNull();
});

it('PRINT-R2 each report paper requires its permission', () => {
  signInAs(['settings.print.s_21']);
  show();
  expect(screen.getByText('Publishers’ records (S-21)')).toBeTruthy();
  expect(screen.queryByText('Monthly report (S-1)')).toBeNull();
  expect(screen.queryByText('Congregation report')).toBeNull();
  cleanup();
  signInAs(['settings.reports.totals']);
  show();
  expect(screen.getByText('Monthly report (S-1)')).toBeTruthy();
  expect(screen.queryByText('Congregation report')).toBeNull();
  expect(screen.queryByText('Publishers’ records (S-21)')).toBeNull();
  cleanup();
  signInAs(['settings.print.cong_report']);
  show();
  expect(screen.getByText('Congregation report')).toBeTruthy();
  expect(screen.queryByText('Monthly report (S-1)')).toBeNull();
});

it('PRINT-R2 PRINT-P4 the public talk schedule and the talk history require a permission each', async () => {
  signInAs(['settings.print.public_schedule']);
  answerWith({ 'meetings.listLanguageGroups': [exampleLanguageGroup()] });
  show();
  expect(await screen.findByText('Public talk schedule')).toBeTruthy();
  // X-LANG-GROUP
  expect(screen.getByLabelText('Meetings of').textContent).toContain('Montello Spanish');
  expect(screen.queryByText('Public talk history')).toBeNull();
  cleanup();
  signInAs(['settings.print.public_talk_history']);
  show();
  expect(screen.getByText('Public talk history')).toBeTruthy();
  expect(screen.queryByText('Public talk schedule')).toBeNull();
});
