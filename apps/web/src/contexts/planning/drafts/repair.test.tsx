import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import type { SpanDraft, SpanPlace } from './draft-model.ts';
import { DraftScreen } from './draft-screen.tsx';
import { RepairCard } from './repair-card.tsx';
import { examplePlace } from './testing/example-places.ts';

const people = {
  'sync.listChanges': peopleChange([
    examplePerson({ id: 7, first_name: 'Joel', last_name: 'Ashby' }),
    examplePerson({ id: 8, first_name: 'Leon', last_name: 'Vasquez' }),
    examplePerson({ id: 9, first_name: 'Owen', last_name: 'Fairley' }),
  ]),
  'responsibilities.listResponsibilities': [],
  'drafts.explainPlace': { candidates: [] },
};
const changed = examplePlace({ user_id: 8, stood_id: 9, fell_out: 'away' });
const stands = examplePlace({ date: '2026-12-09', user_id: 7, stood_id: 7, state: 'unchanged' });
const draftOf = (places: SpanPlace[]): SpanDraft => ({
  id: 5,
  from: '2026-11-30',
  to: '2027-02-28',
  areas: ['duties'],
  mode: 'repair',
  keep_told: true,
  state: 'ready',
  done: 100,
  made_by: 1,
  made_at: '2026-11-28T10:00:00.000Z',
  version: 2,
  places,
});

function open(places: SpanPlace[]) {
  signInAs(['schedules.attendants.edit']);
  const draft = draftOf(places);
  const sent = answerWith({
    ...people,
    'drafts.readDraft': draft,
    'drafts.editPlace': changed,
    'drafts.solveAgain': draft,
    'drafts.publishDraft': { filled: [changed.duty_id], left: [] },
  });
  showScreen(<DraftScreen />, '/schedules/drafts/:id', '/schedules/drafts/5');
  return sent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-FAIR-54 a card names who cannot come, and one press makes the repair', async () => {
  signInAs(['schedules.attendants.edit']);
  const sent = answerWith({
    ...people,
    'drafts.listFallenOut': {
      from: '2026-11-28',
      to: '2027-02-28',
      people: [{ user_id: 9, duties: [{ duty_id: 1, date: '2026-12-02', why: 'away' }] }],
    },
    'drafts.makeDraft': draftOf([changed]),
  });
  showScreen(<RepairCard />, '/', '/');
  expect(await screen.findByText('Owen Fairley')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Fill 1 place' }));
  const { body } = sent.find(({ method }) => method === 'POST')!;
  expect(body).toEqual({ from: '2026-11-28', to: '2027-02-28', mode: 'repair' });
});

it('X-FAIR-55 counts who did not move, and undoes one change alone', async () => {
  const sent = open([changed, stands]);
  expect(await screen.findByText('Nobody else moves')).toBeTruthy();
  expect(screen.getByText('1 place stays as it is')).toBeTruthy();
  expect(await screen.findByText(/Was .*Owen Fairley.*Away/)).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Take back: Owen Fairley instead of Leon Vasquez' }),
  );
  expect(sent.find(({ method }) => method === 'PUT')!.body).toEqual({ user_id: 9, version: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Accept 1 change' }));
  expect(sent.find(({ path }) => path.endsWith('/publish'))!.body).toEqual({ version: 2 });
});

it('X-FAIR-55 an accepted change stays in the list, without an undo', async () => {
  open([{ ...changed, state: 'published', told: true }, stands]);
  expect(await screen.findByText(/Was .*Owen Fairley.*Away/)).toBeTruthy();
  expect(screen.getByText('Accepted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Take back: / })).toBeNull();
});

it('X-FAIR-56 a place that stays open offers to move people who know of their assignment', async () => {
  const sent = open([{ ...changed, user_id: null }, stands]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Also move people who know of their assignment' }),
  );
  expect(sent.find(({ path }) => path.endsWith('/solve'))!.body).toEqual({ keep_told: false });
});

it('X-FAIR-55 on a desk changed places are marked in the table', async () => {
  stubDeskWindow();
  open([changed, stands]);
  const table = await screen.findByRole('table', { name: 'Places by week' });
  const cells = within(table)
    .getAllByRole('button')
    .filter(({ dataset }) => dataset['cell']);
  expect(cells.map(({ dataset }) => dataset['state'])).toEqual(['changed', 'unchanged']);
  expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual(['true', null]);
  await userEvent.click(cells[1]!);
  expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'true']);
});
