import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { MailEveryoneSheet } from './mail-everyone-sheet.tsx';

const part = (id: number, what: string) => ({ duty_id: id, date: '2026-11-25', from: '19:06', what });
const people = [
  { user_id: 2, refusal: null, duties: [part(7, '3. Bible reading'), part(8, 'Opening prayer')] },
  { user_id: 3, refusal: 'assignee-without-email' as const, duties: [part(9, '4. Following up')] },
];

beforeEach(async () => {
  signInAs(['schedules.meetings.assign']);
  await loadPhrases(['answers', 'meetings', 'schedule']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('MEET-X14 the preview names people with their assignments and those who get no mail; one press sends', async () => {
  const shown = vi.spyOn(toasts, 'show');
  const close = vi.fn();
  const sent = answerWith({
    'meetings.listMailRecipients': { people },
    'meetings.mailAssignments': { people },
    'sync.listChanges': peopleChange([
      examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind', full_name: 'Peter Lind' }),
      examplePerson({ id: 3, first_name: 'Grace', last_name: 'Okafor', full_name: 'Grace Okafor' }),
    ]) as never,
  });
  showScreen(<MailEveryoneSheet of="programme" week="2026-11-23" group={null} onClose={close} />, '/', '/');
  const reached = within(await screen.findByRole('region', { name: 'Get an e-mail: 1' }));
  await waitFor(() => expect(reached.getByText('Peter Lind')).toBeTruthy());
  expect(reached.getByText('3. Bible reading')).toBeTruthy();
  expect(reached.getByText('Opening prayer')).toBeTruthy();
  const unreached = within(screen.getByRole('region', { name: 'Cannot get it: 1' }));
  expect(unreached.getByText(/has no e-mail address/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 person' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(shown).toHaveBeenCalledWith('Sent to 1 person.');
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/mailable/assignments', body: { week: '2026-11-23', weeks: 1 } },
  ]);
});

it('MEET-X14 four weeks are chosen with one press; without assignments nothing can be sent', async () => {
  answerWith({
    'responsibilities.listMailRecipients': { people: [] },
    'sync.listChanges': peopleChange([]) as never,
  });
  const asked = vi.spyOn(globalThis, 'fetch');
  showScreen(
    <MailEveryoneSheet of="responsibilities" week="2026-11-23" group={null} onClose={vi.fn()} />,
    '/',
    '/',
  );
  expect(await screen.findByText(/Nobody has an assignment ahead/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send to 0 people' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Four weeks' }));
  await waitFor(() =>
    expect(asked.mock.calls.map(([url]) => String(url))).toContainEqual(expect.stringMatching(/weeks=4/)),
  );
});
