import type { ReplyOf } from '@sheaf/contract/operation';
import type { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { examplePerson, peopleChange } from '#platform/testing/people.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { stubDeskWindow } from '#platform/testing/stub-desk-window.ts';
import type { SpanDraft } from './draft-model.ts';
import { DraftScreen } from './draft-screen.tsx';
import { DraftsScreen } from './drafts-screen.tsx';
import { examplePlace } from './testing/example-places.ts';

const head = {
  id: 5,
  from: '2026-11-30',
  to: '2026-12-13',
  areas: ['duties' as const],
  mode: 'new' as const,
  keep_told: true,
  made_by: 1,
  made_at: '2026-11-28T10:00:00.000Z',
  version: 2,
};
const ready: SpanDraft = {
  ...head,
  state: 'ready',
  done: 100,
  places: [
    examplePlace(),
    examplePlace({
      date: '2026-12-09',
      user_id: null,
      reasons: { nobody: { qualified: 0, by: [], relax: null } },
    }),
    examplePlace({ date: '2026-12-09', responsibility_id: 9, user_id: 8 }),
  ],
};

const others = {
  'sync.listChanges': peopleChange([
    examplePerson({ id: 7, first_name: 'Joel', last_name: 'Ashby' }),
    examplePerson({ id: 8, first_name: 'Leon', last_name: 'Vasquez' }),
  ]),
  'responsibilities.listResponsibilities': [],
  'drafts.explainPlace': { candidates: [] },
  'drafts.listFallenOut': { from: '2026-11-30', to: '2027-02-28', people: [] },
};

const open = (
  draft: SpanDraft,
  permits = ['schedules.attendants.edit'],
  explained: ReplyOf<typeof drafts.explainPlace> = { candidates: [] },
) => {
  signInAs(permits);
  const sent = answerWith({
    ...others,
    'drafts.explainPlace': explained,
    'drafts.readDraft': draft,
    'drafts.publishDraft': { filled: [draft.places[0]?.duty_id ?? 0], left: [] },
    'drafts.cancelDraft': { ...draft, state: 'cancelled' },
    'drafts.editPlace': (draft.places[0] ?? examplePlace()) as SpanDraft['places'][number],
  });
  showScreen(<DraftScreen />, '/schedules/drafts/:id', '/schedules/drafts/5');
  return sent;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-FAIR-32 X-FAIR-34 shows the progress of a search, which the planner can stop', async () => {
  const sent = open({ ...ready, state: 'solving', done: 40, places: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(sent.some(({ path }) => path === '/api/drafts/5/cancel')).toBe(true);
});

it('X-FAIR-33 X-FAIR-34 begins with the week that needs a person, and accepts a week alone', async () => {
  const sent = open(ready);
  expect(await screen.findByRole('heading', { name: '7 to 13 December' })).toBeTruthy();
  expect(screen.getByText('Nobody is qualified')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /30 Nov/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept week' }));
  const { body } = sent.find(({ path }) => path === '/api/drafts/5/publish')!;
  expect(body).toEqual({ version: 2, weeks: ['2026-11-30'] });
});

it('X-FAIR-34 on a desk each place is a cell, and L locks the chosen one', async () => {
  stubDeskWindow();
  const sent = open(ready);
  const table = await screen.findByRole('table', { name: 'Places by week' });
  const cells = within(table)
    .getAllByRole('button')
    .filter(({ dataset }) => dataset['cell']);
  expect(cells).toHaveLength(3);
  expect(cells.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  cells[1]!.focus();
  await userEvent.keyboard('{ArrowUp}l');
  const { body, path } = sent.find(({ method }) => method === 'PUT')!;
  expect(path).toBe(`/api/drafts/5/places/${ready.places[0]!.id}`);
  expect(body).toEqual({ locked: true, version: 1 });
});

it('X-FAIR-52 an open place offers the person for whom one rule would be waived', async () => {
  stubDeskWindow();
  const relax = { person: 8, rule: 'same-week' as const };
  const by = [{ rule: 'same-week' as const, people: 1 }];
  const nobody = { qualified: 1, by, relax };
  const place = examplePlace({ user_id: null, reasons: { nobody } });
  const sent = open({ ...ready, places: [place] });
  expect(await screen.findByText('Leon Vasquez could do it, with two parts that week')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose Leon Vasquez' }));
  const { body, path } = sent.find(({ method }) => method === 'PUT')!;
  expect(path).toBe(`/api/drafts/5/places/${place.id}`);
  expect(body).toEqual({ user_id: 8, version: 1 });
});

it('X-FAIR-53 a chosen rival shows the reason against them, and a place that a planner opened is labelled', async () => {
  stubDeskWindow();
  const worse = { level: 'open' as const, duty_id: 3, date: '2026-12-09' };
  open({ ...ready, places: [examplePlace()] }, ['schedules.attendants.edit'], {
    candidates: [{ user_id: 8, worse }],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Leon Vasquez/ }));
  expect(
    screen.getByText('Not Leon Vasquez: another place would stay open on 9 December').getAttribute('role'),
  ).toBe('status');
  cleanup();
  open({ ...ready, places: [examplePlace({ user_id: null })] });
  expect(await screen.findByText('Left open')).toBeTruthy();
});

it('X-FAIR-12 shows people without the permission for every place no button', async () => {
  open({ ...ready, areas: ['programme', 'duties'] });
  expect(await screen.findByText('7 to 13 December')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
});

it('X-FAIR-31 a new draft has thirteen weeks and the areas of the person, without a choice', async () => {
  signInAs(['schedules.attendants.edit']);
  const sent = answerWith({
    ...others,
    'drafts.listDrafts': {
      drafts: [{ ...head, state: 'ready', done: 100, counts: { places: 4, open: 1, published: 0 } }],
    },
    'drafts.makeDraft': ready,
  });
  showScreen(<DraftsScreen />, '/schedules/drafts', '/schedules/drafts');
  expect(await screen.findByRole('link', { name: /30 November to 13 December.*3 of 4 filled/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Draft 13 weeks' }));
  const { body } = sent.find(({ method }) => method === 'POST')!;
  expect(body).toMatchObject({ areas: ['duties'] });
});
