import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { SpeakScreen } from './speak-screen.tsx';

const asked: Reply<'talks.readRequest'> = {
  first_name: 'Desmond Kelley',
  congregation: 'Burnie',
  asked_by: 'Burnie',
  address: '7 Fern Road, Burnie',
  coordinator: { name: 'Daniel Kerr', phone: '0491 570 006' },
  time_format: 12,
  lang: 'en',
  date: '2026-12-13',
  from: '10:00',
  number: 12,
  title: 'A home that welcomes',
  canceled: false,
  confirmed: 0,
  answer: null,
  answer_word: null,
  answered_for: null,
};

afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.unstubAllGlobals();
});

function show() {
  window.location.hash = `#${'t'.repeat(43)}`;
  showScreen(<SpeakScreen />, '/speak', '/speak');
}

it('WKND-O1 the page shows date, talk and place, and only a press answers', async () => {
  const sent = answerWith({
    'talks.readRequest': asked,
    'talks.answerRequest': { ...asked, confirmed: 1, answer: 'accepted' },
  });
  show();
  expect(
    await screen.findByRole('heading', { name: 'Can you speak in Burnie, Desmond Kelley?' }),
  ).toBeTruthy();
  expect(screen.getByText('7 Fern Road, Burnie')).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/talk-requests/read']);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('status')).textContent).toContain('You have accepted');
  expect(sent.at(-1)).toMatchObject({ body: { answer: 'accepted', word: null } });
  expect(screen.queryByRole('button')).toBeNull();
});

it('TALK-R3 a changed date shows the accepted one, and needs a new answer', async () => {
  answerWith({ 'talks.readRequest': { ...asked, answered_for: { date: '2026-12-11', time: '20:00' } } });
  show();
  expect(await screen.findByText(/^You accepted Fri 11 December, 8:00 pm\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
});

it('WKND-R14 events dispatched by scripts do not count as seen', async () => {
  const sent = answerWith({ 'talks.readRequest': asked, 'talks.noteSeen': { ok: true } });
  show();
  const title = await screen.findByRole('heading', { name: /^Can you speak/ });
  fireEvent.pointerDown(title);
  fireEvent.keyDown(title, { key: 'Tab' });
  // A request would be sent asynchronously.
  await new Promise((later) => setTimeout(later, 50));
  expect(sent.map(({ path }) => path)).toEqual(['/api/talk-requests/read']);
});

it('WKND-O5 a no has an optional message, another date requires one', async () => {
  const sent = answerWith({
    'talks.readRequest': asked,
    'talks.answerRequest': { ...asked, confirmed: 2, answer: 'declined' },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Another date or talk' }));
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await userEvent.type(screen.getByRole('textbox'), 'In Hobart');
  await userEvent.click(screen.getByRole('button', { name: 'Send: I can’t come' }));
  expect((await screen.findByRole('status')).textContent).toContain('You have declined');
  expect(sent.at(-1)).toMatchObject({ body: { answer: 'declined', word: 'In Hobart' } });
});

it('WKND-O1 an expired link shows a notice without a question', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'talk-request-ended', message: 'This link has ended.' }, { status: 409 }),
  );
  show();
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('WKND-O1 too many attempts from one connection show the server’s sentence, not a missing connection', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 'too-many-requests', message: 'Too many requests, wait a moment.' },
      { status: 429 },
    ),
  );
  show();
  expect(await screen.findByText('Too many requests, wait a moment.', {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
