import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { FeedCard } from './feed-card.tsx';

const url = `https://sheaf.test/api/ical/${'A'.repeat(43)}`;
const show = (on: boolean) => {
  const sent = answerWith({
    'calendarFeed.renewCalendarFeed': { url },
    'calendarFeed.stopCalendarFeed': { ok: true },
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  showScreen(<FeedCard on={on} />, '/', '/');
  return { opened, made: () => sent.filter(({ method }) => method === 'POST').length };
};

beforeEach(() => signInAs([]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('USERS-X23 one tap makes the link and opens the calendar, and another calendar uses the same link', async () => {
  const { opened, made } = show(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar of this device' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith(url.replace('https', 'webcal'), '_self'));
  await userEvent.click(screen.getByRole('button', { name: 'Google Calendar' }));
  expect(opened.mock.lastCall?.[0]).toContain('https://calendar.google.com/');
  await userEvent.click(screen.getByRole('button', { name: 'Outlook' }));
  expect(opened.mock.lastCall?.[0]).toContain('https://outlook.live.com/');
  expect(made()).toBe(1);
});

it('USERS-X23 a new link is the last choice, and is made after a confirmation that names the consequence', async () => {
  const { made } = show(true);
  const buttons = await screen.findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Stop the feed', 'Make a new link']);
  await userEvent.click(buttons[1]!);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/stop showing your dates/)).toBeTruthy();
  expect(made()).toBe(0);
  await userEvent.click(question.getByRole('button', { name: 'Make a new link' }));
  expect(await screen.findByText(url)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made()).toBe(1);
});
