import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleCongregation, signInAs } from '#platform/testing/replies.ts';
import { exampleWeek } from './testing/example-week.ts';
import { showScheduler } from './testing/show-scheduler.tsx';

beforeEach(() => signInAs(['settings.meetings.public', 'settings.cong.edit']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const search = async (place: { circuit: string | null; region_id: number | null }) => {
  showScheduler({
    'congregations.readCongregation': { ...exampleCongregation, ...place },
    'talks.listTalks': [exampleWeek(2, '2026-12-13')],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book a speaker for Sun 13 December' }));
  await screen.findByRole('button', { name: 'Circuit' });
};

it('WKND-D7 a search in the circuit without a circuit shows a notice and a link to set it', async () => {
  await search({ circuit: null, region_id: 3 });
  expect(
    await screen.findByText('The circuit of your congregation is not set, so the whole country is searched.'),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open congregation details' });
  expect(link.getAttribute('href')).toBe('/settings/congregation/');
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(screen.queryByText(/is not set/)).toBeNull();
});

it('WKND-D7 a search in the region without a region shows a notice, with a region none', async () => {
  await search({ circuit: 'TAS 1', region_id: null });
  expect(screen.queryByText(/is not set/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  expect(screen.getByText(/^The region of your congregation is not set/)).toBeTruthy();
});
