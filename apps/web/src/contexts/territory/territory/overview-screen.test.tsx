import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { OverviewScreen } from './overview-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  completed: index,
}));

it('shows figures in words, and labels every bar with its value for screen readers', async () => {
  signInAs(['settings.maps']);
  answerWith({
    'territory.readOverview': {
      maps: 48,
      out: 9,
      worked: 36,
      average_days_out: 41.6,
      months,
      overdue: [{ id: 6, number: '12', place: 'Wivenhoe', days_over: 9 }],
      never: [{ id: 4, number: '7', place: 'Acton' }],
      do_not_calls: [{ map_id: 5, number: '8', place: 'Montello', count: 3 }],
      doors: [
        { age: 'week', count: 3 },
        { age: 'month', count: 12 },
        { age: 'quarter', count: 0 },
        { age: 'older', count: 2 },
      ],
    },
  });
  showScreen(<OverviewScreen />, '/settings/overview', '/settings/overview');
  expect(await screen.findByText('75%')).toBeTruthy();
  expect(screen.getByText('42')).toBeTruthy();
  const chart = within(screen.getByRole('list', { name: 'Maps completed per month' }));
  expect(chart.getAllByRole('listitem')).toHaveLength(12);
  expect(chart.getByText('March 2026: 2 maps')).toBeTruthy();
  const tries = within(screen.getByRole('list', { name: 'Not-at-homes by days since the last try' }));
  expect(tries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('to 7: 3'),
    expect.stringContaining('8 to 31: 12'),
    expect.stringContaining('32 to 92: 0'),
    expect.stringContaining('over 92: 2'),
  ]);
  expect(screen.getByRole('link', { name: /^Map 12 Wivenhoe ?, ?9 days over$/ }).getAttribute('href')).toBe(
    '/map/12/',
  );
  expect(screen.getByRole('link', { name: /Map 7/ }).getAttribute('href')).toBe('/map/7/');
  expect(screen.getByRole('link', { name: /^Map 8 Montello ?, 3 addresses$/ }).getAttribute('href')).toBe(
    '/settings/maps/8/?tab=doNotCalls',
  );
});

it('a congregation without maps sees the next step instead of figures', async () => {
  signInAs(['settings.maps']);
  answerWith({
    'territory.readOverview': {
      maps: 0,
      out: 0,
      worked: 0,
      average_days_out: null,
      months,
      overdue: [],
      never: [],
      doors: [],
    },
  });
  showScreen(<OverviewScreen />, '/settings/overview', '/settings/overview');
  expect(await screen.findByText(/Your congregation has no maps yet/)).toBeTruthy();
  expect(screen.queryByText('0%')).toBeNull();
});

it('X-MIGRATE saves the territory as a file, and reports a failure', async () => {
  signInAs(['settings.maps']);
  answerWith({
    'territory.readOverview': {
      maps: 4,
      out: 0,
      worked: 0,
      average_days_out: null,
      months,
      overdue: [],
      never: [],
      doors: [],
    },
  });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  showScreen(<OverviewScreen />, '/settings/overview', '/settings/overview');
  fireEvent.click(await screen.findByRole('button', { name: 'For a spreadsheet (CSV)' }));
  await waitFor(() => expect(saved).toEqual(['territory.csv']));
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'forbidden', message: 'Not for you.' }, { status: 403 }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'For a map (GeoJSON)' }));
  expect(await screen.findByText('Not for you.')).toBeTruthy();
  vi.restoreAllMocks();
});
