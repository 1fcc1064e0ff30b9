import { addMonths } from '@sheaf/rules/reports/months';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replies } from '#contexts/reports/testing/example-reports.ts';
import { today } from '#platform/dates.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { toasts } from '#platform/toasts.ts';
import { AttendanceScreen } from './attendance-screen.tsx';
import { TotalsScreen } from './totals-screen.tsx';

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('REPORTS-R9 REPORTS-O7 the totals show six months first, and all on demand', async () => {
  signInAs(['settings.reports.totals']);
  const none = {
    count: 1,
    placements: 0,
    videos: 0,
    hours: 3,
    return_visits: 0,
    studies: 2,
    special_hours: 0,
  };
  const groups = { pub: none, aux: none, pio: none, spc: none, reported: 5 };
  const months = Array.from({ length: 8 }, (_, back) => addMonths('2026-08-01', -back)).map((of) => ({
    year: Number(of.slice(0, 4)),
    month: Number(of.slice(5, 7)),
    ...groups,
  }));
  answerWith(
    replies({
      'reports.listYears': [{ year: serviceYearOf(today()) }],
      'reports.readTotals': months,
      'reports.readComposition': {
        elder: 9,
        servant: 7,
        publisher: 69,
        unbaptised: 5,
        pioneer: 11,
        special_pioneer: 1,
        aux: 4,
        inactive: 6,
      },
    }),
  );
  showScreen(<TotalsScreen />, '/settings/report-totals', '/settings/report-totals');
  expect(await screen.findAllByRole('table')).toHaveLength(6);
  expect(screen.getByText('90 active, 6 inactive')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Bible studies\. .*Aug: 8/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 8 months' }));
  expect(screen.getAllByRole('table')).toHaveLength(8);
});

const carriedRow = {
  id: 4,
  month: '2026-10-01',
  group: 'pio' as const,
  count: 3,
  hours: 150,
  studies: 2,
  special_hours: 0,
  placements: 0,
  videos: 0,
  return_visits: 0,
};

it('REPORTS-R22 carried figures are added, edited and deleted, and a deletion can be undone', async () => {
  signInAs(['settings.reports.totals', 'settings.users.edit']);
  const sent = answerWith(
    replies({
      'reports.listYears': [{ year: 2027 }],
      'reports.readTotals': [],
      'reports.readComposition': {
        elder: 0,
        servant: 0,
        publisher: 0,
        unbaptised: 0,
        pioneer: 0,
        special_pioneer: 0,
        aux: 0,
        inactive: 0,
      },
      'reports.listCarriedTotals': [carriedRow],
      'reports.saveCarriedTotals': carriedRow,
      'reports.deleteCarriedTotals': { ok: true },
    }),
  );
  showScreen(<TotalsScreen />, '/settings/report-totals', '/settings/report-totals');
  await userEvent.click(await screen.findByRole('button', { name: 'Add figures from before Sheaf' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(sheet.getByLabelText('Group'), 'aux');
  await userEvent.type(sheet.getByLabelText(/^Number of reports/), '4');
  await userEvent.type(sheet.getByLabelText('Hours'), '70');
  expect(sheet.queryByLabelText('Placements')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/carried-totals')?.body).toEqual({
    month: '2026-09-01',
    group: 'aux',
    count: 4,
    hours: 70,
    studies: 0,
    special_hours: 0,
    placements: 0,
    videos: 0,
    return_visits: 0,
  });
  await userEvent.click(screen.getByRole('button', { name: /Figures of Regular, October 2026/ }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete the figures of Regular, October 2026' }),
  );
  await waitFor(() => expect(sent.find(({ method }) => method === 'DELETE')).toBeTruthy());
  await waitFor(() => expect(toasts.get()?.text).toBe('Figures deleted.'));
  await toasts.get()!.undo!();
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    month: '2026-10-01',
    group: 'pio',
    count: 3,
    hours: 150,
  });
});

it('REPORTS-O8 a press on a row enters the attendance of a week', async () => {
  signInAs(['settings.meetings.attendance']);
  const sent = answerWith(
    replies({
      'meetings.listAttendance': [],
      'meetings.saveWeekAttendance': { week: '2026-11-16', clam: 60, public: null },
    }),
  );
  showScreen(<AttendanceScreen />, '/settings/meeting-attendance', '/settings/meeting-attendance');
  const [week] = await screen.findAllByRole('button', { name: /^Enter the week of/ });
  await userEvent.click(week!);
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(sheet.getByLabelText('Midweek'), '60');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = sent.find(({ method }) => method === 'PUT');
  expect(saved?.path).toMatch(/^\/api\/meeting-attendance\/\d{4}-\d\d-\d\d$/);
  expect(saved?.body).toEqual({ clam: 60, public: null });
});

it('REPORTS-R16 without the module attendance cannot be entered, and earlier figures stay', async () => {
  signInAs(['settings.meetings.attendance']);
  const counting = (on: boolean) => ({
    ...exampleCongregation,
    modules: { ...exampleCongregation.modules, meeting_attendance: { on } },
  });
  const show = (on: boolean) => {
    queryClient.clear();
    answerWith(replies({ 'congregations.readCongregation': counting(on), 'meetings.listAttendance': [] }));
    showScreen(<AttendanceScreen />, '/settings/meeting-attendance', '/settings/meeting-attendance');
  };
  const enters = () => screen.queryAllByRole('button', { name: /^Enter the week of/ }).length > 0;
  show(true);
  await waitFor(() => expect(enters()).toBe(true));
  expect(screen.queryByText(/^Counting is switched off/)).toBeNull();
  cleanup();
  show(false);
  expect(await screen.findByText(/^Counting is switched off/)).toBeTruthy();
  expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
  expect(enters()).toBe(false);
});

it('REPORTS-R15 the composition counts up, is accessible as final figures, and does not animate with reduced motion', async () => {
  signInAs(['settings.reports.totals']);
  const composition = {
    elder: 9,
    servant: 7,
    publisher: 69,
    unbaptised: 5,
    pioneer: 11,
    special_pioneer: 1,
    aux: 4,
    inactive: 6,
  };
  answerWith(
    replies({ 'reports.listYears': [], 'reports.readTotals': [], 'reports.readComposition': composition }),
  );
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const shown = () =>
    screen.getByText('Publishers').parentElement!.querySelector('dd [aria-hidden]')?.textContent;
  showScreen(<TotalsScreen />, '/settings/report-totals', '/settings/report-totals');
  expect(await screen.findByText('69')).toBeTruthy();
  expect(shown()).toBe('0');
  act(() => {
    for (const frame of frames.splice(0)) frame(performance.now() + 3600);
  });
  expect(shown()).toBe('69');
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  showScreen(<TotalsScreen />, '/settings/report-totals', '/settings/report-totals');
  expect(await screen.findAllByText('69')).toHaveLength(2);
});

const figures = {
  count: 3,
  hours: 150,
  studies: 2,
  special_hours: 1,
  placements: 7,
  videos: 8,
  return_visits: 9,
};
const month = (year: number) => ({
  year,
  month: 3,
  reported: 12,
  pub: figures,
  aux: figures,
  pio: figures,
  spc: figures,
});

it('REPORTS-R11 REPORTS-R10 a month has a row per group, and up to 2023 a row per figure, so that it fits a phone', async () => {
  signInAs(['settings.reports.totals']);
  let year = 2026;
  answerWith(
    replies({
      'reports.listYears': () => [{ year }],
      'reports.readTotals': () => [month(year)],
      'reports.readComposition': {
        elder: 0,
        servant: 0,
        publisher: 0,
        unbaptised: 0,
        pioneer: 0,
        special_pioneer: 0,
        aux: 0,
        inactive: 0,
      },
    }),
  );
  const heads = async (name: string) => {
    showScreen(<TotalsScreen />, '/settings/report-totals', '/settings/report-totals');
    await screen.findByText(`Service year ${year}`);
    const table = within(await screen.findByRole('table', { name }));
    return [
      table.getAllByRole('columnheader'),
      table.getAllByRole('rowheader'),
      table.getAllByRole('row'),
    ].map((cells) => cells.map(({ textContent }) => textContent));
  };
  const [columns, rows, lines] = await heads('March 2026');
  expect(columns).toEqual(['Group', 'Reports', 'Hours', 'Studies', 'Credit']);
  expect(rows).toEqual(['Publishers', 'Auxiliary', 'Regular', 'Special', 'All']);
  expect(lines![1]).toBe('Publishers3–not counted2–not counted');
  cleanup();
  queryClient.clear();
  year = 2022;
  const [groups, names] = await heads('March 2022');
  expect(groups).toEqual(['Figure', 'Publishers', 'Auxiliary', 'Regular', 'Special', 'All']);
  expect(names).toEqual([
    ...['Reports', 'Hours', 'Placements', 'Videos', 'Return visits', 'Studies', 'Credit'],
  ]);
});
