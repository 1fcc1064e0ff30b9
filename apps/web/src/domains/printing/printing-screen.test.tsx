import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleLanguageGroup, examplePerson, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { DoNotCallsScreen } from './do-not-calls-screen.tsx';
import { PrintingScreen } from './printing-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<PrintingScreen />, '/settings/print', '/settings/print');

it('PRINT-R2 each printable shows only with its own permit', () => {
  signInAs(['settings.print.s_13']);
  show();
  expect(screen.getByText('Territory assignment record (S-13)')).toBeTruthy();
  expect(screen.queryByText('Do-not-calls')).toBeNull();
  cleanup();
  signInAs([]);
  show();
  expect(screen.getByText('Nothing can be printed with your permissions.')).toBeTruthy();
});

it('PRINT-R2 GROUPS-R11 names of the groups come with one permit, contacts only with the other', () => {
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

it('COMMON-R11 PRINT-R4 a file that could not be made says so, and can be tried again', async () => {
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

it('PRINT-P14 the print screen shows do-not-calls by map and street', async () => {
  signInAs(['settings.print.dnc_list']);
  const door = { id: 1, street: 'Mount Street', address: '2/14', date: '2026-03-04' };
  answerWith({
    'addresses.listDoNotCalls': [{ map_id: 3, map_number: '31', place: 'Havenview', doors: [door] }],
  });
  showScreen(<DoNotCallsScreen />, '/settings/print-dncs', '/settings/print-dncs');
  expect(await screen.findByRole('heading', { name: 'Map 31, Havenview' })).toBeTruthy();
  expect(screen.getByText('2/14')).toBeTruthy();
});

it('PRINT-O9 PRINT-P3 slips are made of the weeks and the person that are chosen, the schedule of the present month', async () => {
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
  const month = new Date().toISOString().slice(0, 7);
  const [schedule, slips] = screen.getAllByRole('button', { name: 'Make PDF' });
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

it('PRINT-R1 PRINT-R2 records of all are saved once they are complete, and each paper of reports needs its permit', async () => {
  signInAs(['settings.print.s_21']);
  const asked: string[] = [];
  let completed = 1;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url).replace(/^.*\/api/, ''));
    if (!String(url).endsWith('progress')) return new Response(new Blob(['%PDF']), { status: 200 });
    const data = { total: 2, completed };
    completed += 1;
    return new Response(JSON.stringify({ data }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  URL.createObjectURL = () => 'blob:file';
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saved.mockClear();
  show();
  expect(screen.queryByText('Monthly report (S-1)')).toBeNull();
  expect(screen.queryByText('Congregation report')).toBeNull();
  screen.getByRole('button', { name: 'Records of all' }).click();
  await vi.advanceTimersByTimeAsync(2900);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const progress = '/reports/publisher-reports/progress';
  expect(asked).toEqual([progress, progress, '/reports/publisher-reports/download']);
  vi.useRealTimers();
  cleanup();
  signInAs(['settings.reports.totals', 'settings.print.cong_report']);
  show();
  expect(screen.getByText('Monthly report (S-1)')).toBeTruthy();
  expect(screen.getByText('Congregation report')).toBeTruthy();
  expect(screen.queryByText('Publishers’ records (S-21)')).toBeNull();
});

it('PRINT-R2 PRINT-P4 the public talk schedule and its history come with a permit each', () => {
  signInAs(['settings.print.public_schedule']);
  show();
  expect(screen.getByText('Public talk schedule')).toBeTruthy();
  expect(screen.queryByText('Public talk history')).toBeNull();
  cleanup();
  signInAs(['settings.print.public_talk_history']);
  show();
  expect(screen.getByText('Public talk history')).toBeTruthy();
  expect(screen.queryByText('Public talk schedule')).toBeNull();
});
