import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, exampleCongregation, signInAs } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { SchedulesScreen } from './schedules-screen.tsx';

const show = (permits: string[]) => {
  signInAs(permits);
  answerWith({ 'congregations.readCongregation': exampleCongregation });
  showScreen(<SchedulesScreen />, '/schedules', '/schedules');
};
const board = () => screen.queryByRole('link', { name: /Noticeboard/ });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('SHELL-R16 the noticeboard shows only online and with its permission', async () => {
  show([]);
  expect(board()).toBeNull();
  expect(screen.getByText(/Nothing is scheduled/)).toBeTruthy();
  cleanup();
  show(['schedules.noticeboard']);
  expect(board()).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(board()).toBeNull();
  expect(screen.getByText('Your schedules show again once you are connected.')).toBeTruthy();
});
