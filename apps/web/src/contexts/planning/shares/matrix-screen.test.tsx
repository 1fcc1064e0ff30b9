import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from '#platform/dates.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { loadPhrases } from '#platform/texts.ts';
import { MatrixScreen } from './matrix-screen.tsx';
import type { MatrixReply } from './matrix-view.ts';
import { askedAddresses } from './testing/asked-addresses.ts';

const reply = (): MatrixReply => ({
  from: mondayOf(today()),
  weeks: 13,
  areas: ['programme', 'duties'],
  kinds: [
    { area: 'programme', kind: 'part', meeting_part_type: 4, responsibility: null, label: null },
    {
      area: 'duties',
      kind: 'responsibility',
      meeting_part_type: null,
      responsibility: 'sound',
      label: 'Sound',
    },
  ],
  open: [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  people: [
    {
      id: 1,
      full_name: 'Joel Ashby',
      duties: [9, 0, 16, 1],
      away: [[21, 30]],
      cannot: [],
      even: 4,
    },
    { id: 2, full_name: 'Owen Fairley', duties: [13, 1], away: [], cannot: [5], even: 5 },
  ],
});

const exampleDraft = {
  id: 7,
  from: mondayOf(today()),
  to: addDays(mondayOf(today()), 27),
  areas: ['duties' as const],
  mode: 'new' as const,
  keep_told: true,
  done: 100,
  made_by: 1,
  made_at: '2026-11-23T10:00:00.000Z',
  version: 1,
  counts: { places: 1, open: 0, published: 0 },
};

const weekFrom = (weeks: number): string => addDays(mondayOf(today()), weeks * 7);
const wide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const show = async (changes: Partial<MatrixReply> = {}) => {
  const sent = answerWith({ 'shares.readMatrix': { ...reply(), ...changes } });
  showScreen(<MatrixScreen />, '/schedules/matrix', '/schedules/matrix');
  await screen.findByText(/Joel Ashby|Nobody/);
  return sent;
};
const cell = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  signInAs(['schedules.meetings.assign', 'schedules.attendants.edit']);
  await loadPhrases(['shares', 'duties', 'people', 'schedule']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('X-FAIR-41.5 the grid is one tab stop, and arrow keys move among its cells', async () => {
  wide(true);
  await show();
  const table = screen.getByRole('table', { name: 'Everybody' });
  const stops = within(table)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Joel Ashby, .*: nothing$/),
  ]);
  stops[0]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell(/^Joel Ashby, .*: Digging For Gems$/));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell(/^Owen Fairley, .*: Sound$/));
});

it('X-FAIR-41.5 Enter opens the duties of a cell, each leading to its schedule, and Esc returns to the cell', async () => {
  wide(true);
  await show();
  const gems = cell(/^Joel Ashby, .*: Digging For Gems$/);
  gems.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: /^Joel Ashby/ });
  expect(
    within(dialog)
      .getByRole('link', { name: /Digging For Gems/ })
      .getAttribute('href'),
  ).toBe(`/schedules/meetings/?week=${weekFrom(1)}`);
  expect(within(dialog).getByText(/an even share is 4/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(gems);
});

it('X-FAIR-41 a kind of duty is counted alone, and the open places of a week lead to where they are filled', async () => {
  wide(true);
  await show();
  expect(screen.getByText('2 of 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Parts' }));
  expect(screen.getByText('1 of 4')).toBeTruthy();
  const open = screen.getByRole('link', { name: /2 places open$/ });
  expect(open.getAttribute('href')).toBe('/schedules/open-seats/');
});

it('X-FAIR-41 sorts by the fewest against an even share, and finds a person', async () => {
  wide(true);
  await show();
  const names = () =>
    screen.getAllByRole('rowheader').flatMap(({ textContent }) => /Joel|Owen/.exec(textContent)?.[0] ?? []);
  expect(names()).toEqual(['Joel', 'Owen']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'owen');
  expect(names()).toEqual(['Owen']);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a person' }));
  await userEvent.click(screen.getByRole('button', { name: /Sort by fewest/ }));
  expect(names()).toEqual(['Owen', 'Joel']);
  await userEvent.click(screen.getByRole('button', { name: 'Sort by name' }));
  expect(names()).toEqual(['Joel', 'Owen']);
});

it('X-FAIR-63 shows the proposals of a draft, which lead to the draft and are not counted', async () => {
  wide(true);
  const draft = { ...exampleDraft, state: 'ready' as const };
  answerWith({
    'shares.readMatrix': {
      ...reply(),
      people: reply().people.map((person) => ({ ...person, proposed: person.id === 1 ? [30, 1] : [] })),
    },
    'drafts.listDrafts': { drafts: [draft] },
  });
  const addresses = askedAddresses();
  showScreen(<MatrixScreen />, '/schedules/matrix', '/schedules/matrix');
  const chip = await screen.findByRole('button', { name: /^Draft / });
  await userEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(addresses.some((address) => address.includes('draft=7'))).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: /^Joel Ashby, .*: proposed: Sound/ }));
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: /Sound.*Proposed/ });
  expect(link.getAttribute('href')).toBe('/schedules/drafts/7/');
  expect(screen.getByText('2 of 4')).toBeTruthy();
});

it('X-FAIR-64 opens the chooser of a duty from its cell, and returns to the cell', async () => {
  wide(true);
  await loadPhrases(['chooser']);
  const [person, other] = reply().people;
  answerWith({
    'shares.readMatrix': { ...reply(), people: [{ ...person!, ids: [31, 32] }, other!] },
    'drafts.listDrafts': { drafts: [] },
  });
  showScreen(<MatrixScreen />, '/schedules/matrix', '/schedules/matrix');
  const gems = await screen.findByRole('button', { name: /^Joel Ashby, .*: Digging For Gems$/ });
  gems.focus();
  await userEvent.keyboard('{Enter}');
  const change = await within(screen.getByRole('dialog')).findByRole('button', {
    name: /Digging For Gems.*Change/,
  });
  await userEvent.click(change);
  const chooser = await screen.findByRole('dialog', { name: /Digging For Gems/ });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chooser.isConnected).toBe(false));
  expect(document.activeElement).toBe(gems);
});

it('X-FAIR-41.6 on a phone a press on a person opens their weeks', async () => {
  wide(false);
  await show();
  await userEvent.click(
    screen.getByRole('button', { name: /^Joel Ashby.*even 4.*2 weeks with duties, 2 weeks away/ }),
  );
  const sheet = await screen.findByRole('dialog', { name: 'Joel Ashby' });
  expect(within(sheet).getByRole('link', { name: /Sound/ }).getAttribute('href')).toBe(
    '/schedules/attendants/',
  );
  expect(within(sheet).getAllByText('Away')).toHaveLength(2);
});

it('X-FAIR-41 names the reason of an empty matrix: nothing planned, or nobody qualified', async () => {
  wide(false);
  await show({ people: reply().people.map((person) => ({ ...person, duties: [] })) });
  expect(screen.getByText('Nothing planned in these weeks.')).toBeTruthy();
  cleanup();
  queryClient.clear();
  await show({ people: [] });
  expect(screen.getByText(/^Nobody may have these duties yet/)).toBeTruthy();
});
