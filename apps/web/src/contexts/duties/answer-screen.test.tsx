import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { AnswerScreen } from './answer-screen.tsx';

const asked: Reply<'duties.readAnswer'> = {
  first_name: 'Naomi',
  congregation: 'Burnie',
  time_format: 12,
  timezone_id: 'Australia/Hobart',
  duty: {
    id: 2_147_483_655,
    what: '4. Starting a conversation',
    minutes: 3,
    helps: false,
    reads: false,
    date: '2026-11-25',
    from: '19:31',
    until: '19:34',
    class: 'Main class',
    with: ['Hannah Webb'],
    note: 'lmd lesson 1 point 3',
    place: '12 River Road, Burnie',
    instead: null,
  },
  acknowledged: null,
  answered_for: null,
  cannot_told: null,
};

afterEach(() => {
  cleanup();
  session.clear();
  window.location.hash = '';
  vi.unstubAllGlobals();
});

function show() {
  window.location.hash = `#${'t'.repeat(43)}`;
  showScreen(<AnswerScreen />, '/answer', '/answer');
}

it('X-ACK-2 opening the page answers nothing, a press does', async () => {
  const sent = answerWith({
    'duties.readAnswer': asked,
    'duties.giveAnswer': { ...asked, acknowledged: 'yes' },
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Your assignment, Naomi' })).toBeTruthy();
  for (const text of [
    '4. Starting a conversation',
    '7:31 pm to 7:34 pm, 3 minutes',
    'With Hannah Webb',
    '12 River Road, Burnie',
    'Main class',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual(['/api/answers/read']);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, I’ll be there' }));
  expect((await screen.findByRole('status')).textContent).toContain('You said yes');
  expect(sent[1]).toMatchObject({ path: '/api/answers', body: { token: 't'.repeat(43), answer: 'yes' } });
  expect(screen.queryByRole('button', { name: /Yes|seen/ })).toBeNull();
});

it('X-ACK-2 after a yes the duty can be saved as a calendar file in the congregation’s time zone', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  answerWith({ 'duties.readAnswer': { ...asked, acknowledged: 'yes' } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const text = await files[0]!.text();
  for (const line of [
    'SUMMARY:4. Starting a conversation',
    'DTSTART:20261125T083100Z',
    'DTEND:20261125T083400Z',
    'UID:duty-2147483655@',
  ])
    expect(text).toContain(line);
  vi.restoreAllMocks();
});

it('X-ACK-2 three buttons answer, and “I can’t” shows its consequence before and after', async () => {
  const sent = answerWith({
    'duties.readAnswer': asked,
    'duties.giveAnswer': { ...asked, cannot_told: 2 },
  });
  show();
  await screen.findByRole('button', { name: 'Yes, I’ll be there' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Yes, I’ll be there',
    'I can’t',
    'I have seen it',
  ]);
  expect(screen.getByText(/stays yours until someone else has it/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I can’t' }));
  expect((await screen.findByRole('status')).textContent).toContain('know that you can’t');
  expect(sent[1]).toMatchObject({ body: { answer: 'cannot' } });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes, I’ll be there']);
});

it('X-ACK-2 “I can’t” reports a congregation without assigners', async () => {
  answerWith({ 'duties.readAnswer': asked, 'duties.giveAnswer': { ...asked, cannot_told: 0 } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'I can’t' }));
  expect((await screen.findByRole('status')).textContent).toContain('Please tell an elder yourself');
});

it('X-ACK-8 a changed duty shows the earlier answer and needs a new one', async () => {
  const was = { date: '2026-11-24', time: '19:00', what: 'A return visit' };
  answerWith({ 'duties.readAnswer': { ...asked, answered_for: was } });
  show();
  expect(
    await screen.findByText(/^You answered for Tue 24 November, 7:00 pm: A return visit\./),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yes, I’ll be there' })).toBeTruthy();
});

it('X-ACK-2 after "seen" the page still offers a yes', async () => {
  answerWith({ 'duties.readAnswer': { ...asked, acknowledged: 'seen' } });
  show();
  expect(await screen.findByRole('button', { name: 'Yes, I’ll be there' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I have seen it' })).toBeNull();
});

it('X-ACK-3 an expired link shows a notice without a question', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'answer-link-ended', message: 'This link has ended.' }, { status: 409 }),
  );
  show();
  expect(await screen.findByRole('heading', { name: 'This link has ended' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('X-ACK-3 an expired link leads signed-in people to their assignments', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'answer-link-ended', message: 'This link has ended.' }, { status: 409 }),
  );
  show();
  await screen.findByRole('heading', { name: 'This link has ended' });
  expect(screen.queryByRole('link')).toBeNull();
  act(() => signInAs([]));
  expect(screen.getByRole('link', { name: 'Open Sheaf' }).getAttribute('href')).toBe('/assignments/');
});

it('X-ACK-2 a cancelled meeting shows the event instead and offers no answer', async () => {
  answerWith({ 'duties.readAnswer': { ...asked, duty: { ...asked.duty, instead: 'Regional convention' } } });
  show();
  expect(await screen.findByText('This meeting is not held: Regional convention')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
