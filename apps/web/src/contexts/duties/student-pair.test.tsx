import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleCandidate, exampleDuty } from '#contexts/duties/testing/example-week.ts';
import { fills, joel, marcus, names, showAssignSheet } from '#contexts/duties/testing/show-assign-sheet.tsx';
import { signInAs } from '#platform/testing/replies.ts';
import { toasts } from '#platform/toasts.ts';

beforeEach(() => signInAs(['schedules.meetings', 'schedules.meetings.assign']));
afterEach(() => {
  cleanup();
  toasts.hide();
  vi.unstubAllGlobals();
});

const zoe = exampleCandidate(6, 'Zoe Young', { fits_pair: false }, { gender: 2 });
const partner = { id: 9, full_name: 'Silas Ford', rule: 'family' as const };
const show = () =>
  showAssignSheet({
    'duties.rankCandidates': { duty: exampleDuty(), partner, turn: 9, candidates: [joel, marcus, zoe] },
  });

it('MEET-X11 the chooser names the partner, and lists unsuitable people last without a rank', async () => {
  show();
  expect(await screen.findByText(/Together with Silas Ford/)).toBeTruthy();
  expect(names()).toEqual(['Joel Tanaka', 'Marcus Hale', 'Zoe Young']);
  expect(screen.getByText('Not the same sex or family as Silas Ford')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Name Z to A');
  expect(names()).toEqual(['Marcus Hale', 'Joel Tanaka', 'Zoe Young']);
});

it('MEET-X11 an unsuitable person is assigned after one more press, and the call confirms the pair', async () => {
  const { sent } = show();
  await screen.findByText(/Together with Silas Ford/);
  await userEvent.click(screen.getByRole('radio', { name: /Zoe/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Zoe/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign Zoe Young' }));
  expect(screen.getByText(/Press once more to assign anyway/)).toBeTruthy();
  expect(fills(sent)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Assign Zoe Young anyway' }));
  await waitFor(() => expect(fills(sent)).toEqual([{ user_id: 6, any_pair: true, version: 1 }]));
});

it('AVAIL-R6 the chooser names the rule of the congregation', async () => {
  showAssignSheet({
    'duties.rankCandidates': {
      duty: exampleDuty(),
      partner: { ...partner, rule: 'gender' },
      turn: 9,
      candidates: [joel, zoe],
    },
  });
  expect(await screen.findByText('Not the same sex as Silas Ford')).toBeTruthy();
});

it('AVAIL-R3 a person who cannot then is listed last with the word, and a full month with its number', async () => {
  const cannot = exampleCandidate(8, 'Ada Long', { cannot: true, reasons: [{ code: 'cannot' }] });
  const full = exampleCandidate(9, 'Ben Abel', { cannot: true, reasons: [{ code: 'month-full', most: 2 }] });
  showAssignSheet({
    'duties.rankCandidates': {
      duty: exampleDuty(),
      partner: null,
      turn: 9,
      candidates: [joel, cannot, full],
    },
  });
  expect(await screen.findByText('Cannot then')).toBeTruthy();
  expect(screen.getByText('Wishes for at most 2 assignments a month')).toBeTruthy();
  expect(names()).toEqual(['Joel Tanaka', 'Ada Long', 'Ben Abel']);
});
