import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { JobsScreen } from './jobs-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (runs: object[]) => {
  signInAs(['settings.roles.edit']);
  answerWith({ 'congregations.listJobRuns': { next_at: '2026-11-22T03:27:00.000Z', runs } as never });
  showScreen(<JobsScreen />, '/settings/jobs', '/settings/jobs');
};
const run = (rest: object) => ({
  job: 'tidy-addresses',
  ran_at: new Date().toISOString(),
  result: {},
  failed: false,
  ...rest,
});

it('a nightly run shows its results, and a failed one is marked', async () => {
  show([
    run({ result: { freed: 2, expired: 3, letters: 1 } }),
    run({ failed: true, ran_at: '2026-11-20T03:27:00.000Z' }),
  ]);
  expect(await screen.findByText('2 addresses free again, 3 addresses expired, 1 e-mail sent')).toBeTruthy();
  expect(screen.getByText('Did not work. Sheaf tries again.')).toBeTruthy();
});

it('the screen shows an explanation and the next run before the first run', async () => {
  show([]);
  expect(await screen.findByText('Nothing yet. What the next run does appears here.')).toBeTruthy();
  // COMMON-R16: on the congregation's clock, regardless of the phone's time zone.
  expect(screen.getByText('Next: Sunday 22 November, 2:27 pm')).toBeTruthy();
});
