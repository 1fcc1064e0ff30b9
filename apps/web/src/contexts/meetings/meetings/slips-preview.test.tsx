import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { slipsBetween } from './slips-between.ts';
import { SlipsPreview } from './slips-preview.tsx';
import { exampleWeek, repliesOf } from './testing/example-meetings.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const week = exampleWeek({
  id: 7,
  halls: 2,
  people: {
    'treasures.first': { user_id: 9 },
    'ministry.first': { user_id: 2, helper_id: 3 },
    'ministry.first 2': { user_id: 4 },
  },
});
const everybody = { group: null, person: null };

it('PRINT-P3.2 student parts of each class have a slip, other parts and cancelled meetings none', () => {
  const slips = slipsBetween(week, everybody);
  expect(slips.map(({ duty, helper }) => [duty.hall, duty.person_id, helper?.person_id ?? null])).toEqual([
    [1, 2, 3],
    [2, 4, null],
  ]);
  expect(slipsBetween(week, { ...everybody, person: 3 })).toHaveLength(1);
  expect(slipsBetween(week, { ...everybody, group: 5 })).toEqual([]);
  const cancelled = { ...week, meetings: week.meetings.map((one) => ({ ...one, canceled: true })) };
  expect(slipsBetween(cancelled, everybody)).toEqual([]);
});

it('PRINT-P3.2 the slips of the chosen weeks are listed on request before they are printed', async () => {
  signInAs(['settings.print.s_89', 'schedules.meetings']);
  const sent = answerWith(repliesOf(week));
  showScreen(<SlipsPreview from="2026-11-02" to="2026-11-29" {...everybody} />, '/', '/');
  expect(sent.some(({ path }) => path.includes('meetingParts'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show the slips' }));
  expect(await screen.findByText('2 slips')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]!.textContent).toMatch(/4\. Starting a conversation/);
});
