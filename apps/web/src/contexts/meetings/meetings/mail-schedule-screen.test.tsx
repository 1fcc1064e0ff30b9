import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { MailScheduleScreen } from './mail-schedule-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  signInAs(['settings.mail.clam_schedule']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('MEET-S5 MEET-M1 MEET-R24 MSG-R6 the chosen week is sent, and the button confirms it for four seconds', async () => {
  const sent = answerWith({
    'meetings.listLanguageGroups': [],
    'meetings.mailSchedule': { ok: true },
  });
  showScreen(<MailScheduleScreen />, '/settings/mail-schedule', '/settings/mail-schedule');
  const following = await act(() => vi.waitFor(() => screen.getByRole('button', { name: 'Following week' })));
  fireEvent.click(following);
  fireEvent.click(screen.getByRole('button', { name: 'Send to the chairman' }));
  await act(() => vi.waitFor(() => screen.getByRole('button', { name: 'Sent!' })));
  expect(sent.flatMap(({ body }) => body ?? [])).toEqual([{ week: '2026-11-30' }]);
  await act(() => vi.advanceTimersByTimeAsync(3800));
  expect(screen.getByRole('button', { name: 'Sent!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(screen.getByRole('button', { name: 'Send to the chairman' })).toBeTruthy();
});
