import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { TakeScreen } from './take-screen.tsx';

const offer: Reply<'swaps.readOffer'> = {
  first_name: 'Samuel',
  from: 'Daniel Kerr',
  congregation: 'Burnie',
  time_format: 12,
  timezone_id: 'Australia/Hobart',
  duty: {
    id: 7,
    what: 'Attendant, main door',
    minutes: null,
    helps: false,
    reads: false,
    date: '2026-11-29',
    from: '09:30',
    until: '12:00',
    class: null,
    with: ['Joel Ashby'],
    note: null,
    place: '7 Fern Road, Burnie',
    instead: null,
  },
  gives: null,
  in_chain: false,
  held_until: null,
  state: 'open',
  needs_agreement: false,
  closes: { date: '2026-11-29', time: '07:30' },
};

afterEach(() => {
  cleanup();
  window.location.hash = '';
  vi.unstubAllGlobals();
});

function show() {
  window.location.hash = `#${'t'.repeat(43)}`;
  showScreen(<TakeScreen />, '/take', '/take');
}

/** Refuses one call; the page can read the offer. */
const refuse = (path: string, code: string) =>
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(path)
      ? Response.json({ code, message: 'Not any more.' }, { status: 409 })
      : Response.json({ data: offer }),
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('X-SWAP-17 the page shows who cannot, the duty and until when, and only a press answers', async () => {
  const sent = answerWith({
    'swaps.readOffer': offer,
    'swaps.noteOfferSeen': { ok: true },
    'swaps.answerOffer': { ...offer, state: 'yours' as const },
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Can you take this, Samuel?' })).toBeTruthy();
  expect(screen.getByText(/^Daniel Kerr can’t be there\./)).toBeTruthy();
  for (const text of ['Attendant, main door', 'With Joel Ashby', '7 Fern Road, Burnie'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/You can answer until Sun 29 November, 7:30 am\.$/)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/swap-offers/read']);
  await press('I’ll take it');
  expect(await screen.findByRole('heading', { name: 'It’s yours, Samuel' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Daniel Kerr knows that you have it.');
  expect(sent.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({
    token: 't'.repeat(43),
    answer: 'take',
  });
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I’ll take it' })).toBeNull();
});

it('X-SWAP-17 events dispatched by scripts do not count as seen', async () => {
  const sent = answerWith({ 'swaps.readOffer': offer, 'swaps.noteOfferSeen': { ok: true } });
  show();
  const title = await screen.findByRole('heading', { name: /^Can you take this/ });
  fireEvent.pointerDown(title);
  fireEvent.keyDown(title, { key: 'Tab' });
  // A request would be sent asynchronously.
  await new Promise((later) => setTimeout(later, 50));
  expect(sent.map(({ path }) => path)).toEqual(['/api/swap-offers/read']);
});

it('X-SWAP-17 a no is confirmed, and can be taken back', async () => {
  answerWith({ 'swaps.readOffer': offer, 'swaps.answerOffer': { ...offer, state: 'declined' as const } });
  show();
  await press('I can’t either');
  expect((await screen.findByRole('status')).textContent).toContain('Thank you, Samuel. Others are asked.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I’ll take it']);
});

it('X-SWAP-17 a later press shows that someone else has it', async () => {
  refuse('/swap-offers/answer', 'swap-taken');
  show();
  await press('I’ll take it');
  expect(await screen.findByRole('heading', { name: 'Someone else has it' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('X-SWAP-17 a link that has ended shows no question', async () => {
  refuse('/swap-offers/read', 'swap-offer-ended');
  show();
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
