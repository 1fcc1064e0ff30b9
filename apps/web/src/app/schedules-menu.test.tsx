import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SchedulesScreen } from '../domains/schedules/schedules-screen.tsx';
import { KnownDomains } from '../platform/known-domains.ts';
import { answerWith, exampleCongregation, signInAs } from '../platform/testing/replies.ts';
import { showScreen } from '../platform/testing/show-screen.tsx';
import { domains } from './domains.ts';

const show = async (permits: string[]) => {
  signInAs(permits);
  answerWith({ 'congregations.readCongregation': exampleCongregation });
  await act(async () =>
    showScreen(
      <KnownDomains value={domains}>
        <SchedulesScreen />
      </KnownDomains>,
      '/schedules',
      '/schedules',
    ),
  );
};
const board = () => screen.queryByRole('link', { name: /Noticeboard/ });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('SHELL-R16 the noticeboard shows only online and with its permission', async () => {
  await show([]);
  expect(board()).toBeNull();
  expect(screen.getByText(/Nothing is scheduled/)).toBeTruthy();
  cleanup();
  await show(['schedules.noticeboard']);
  expect(board()).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(board()).toBeNull();
  expect(screen.getByText('Your schedules show again once you are connected.')).toBeTruthy();
});
