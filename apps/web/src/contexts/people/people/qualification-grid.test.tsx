import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { QualificationsScreen } from './qualifications-screen.tsx';

const elder = { gender: 1, appointment: 'elder' };
const people = [
  examplePerson({ id: 1, first_name: 'Abe', last_name: 'Abel', ...elder, qualified_parts: [1] }),
  examplePerson({ id: 2, first_name: 'Bea', last_name: 'Baker' }),
  examplePerson({ id: 3, first_name: 'Carl', last_name: 'Carr', ...elder }),
];

const show = async (rest: Parameters<typeof answerWith>[0] = {}) => {
  const sent = answerWith({
    'sync.listChanges': peopleChange(people),
    'people.attachQualification': people[0]!,
    'people.detachQualification': people[0]!,
    ...rest,
  });
  showScreen(<QualificationsScreen />, '/settings/qualifications', '/settings/qualifications');
  await screen.findByRole('table', { name: 'Qualifications' });
  return sent;
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(async () => {
  signInAs(['settings.users.qualifications']);
  await loadPhrases(['people']);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  act(() => toasts.hide());
  vi.unstubAllGlobals();
});

it('USERS-X26 arrow keys move among the ticks, and skip parts that do not suit a person', async () => {
  await show();
  expect(box('Abel, Abe, Prayer').checked).toBe(true);
  // A sister has no tick for prayers.
  expect(screen.queryByRole('checkbox', { name: 'Baker, Bea, Prayer' })).toBeNull();
  const stops = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([box('Abel, Abe, Prayer')]);
  act(() => box('Abel, Abe, Prayer').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(box('Carr, Carl, Prayer'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(box('Carr, Carl, Chairman'));
  expect(box('Carr, Carl, Chairman').tabIndex).toBe(0);
});

it('USERS-X26 Space saves a tick at once under a key of its own, and Undo reverts it', async () => {
  const sent = await show();
  act(() => box('Carr, Carl, Prayer').focus());
  await userEvent.keyboard(' ');
  await waitFor(() => expect(toasts.get()?.text).toBe('Carl Carr: Prayer added.'));
  expect(await toasts.get()!.undo!()).toBe('Carl Carr: Prayer removed.');
  const writes = sent.filter(({ path }) => path.includes('part-qualifications'));
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/users/3/part-qualifications/1',
    'DELETE /api/users/3/part-qualifications/1',
  ]);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2);
});

it('USERS-X26 a refused tick returns to its state and shows why', async () => {
  await show();
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) =>
    url.includes('part-qualifications')
      ? Response.json({ code: 'not-qualifiable', message: 'Not possible.' }, { status: 409 })
      : answer(url, request),
  );
  await userEvent.click(box('Carr, Carl, Prayer'));
  expect(await screen.findByText('Carl Carr: Not possible.')).toBeTruthy();
  await waitFor(() => expect(box('Carr, Carl, Prayer').checked).toBe(false));
});
