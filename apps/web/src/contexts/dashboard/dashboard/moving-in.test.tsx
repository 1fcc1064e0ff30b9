import type { MovingInStep } from '@sheaf/rules/dashboard/dashboard/moving-in';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KnownPrompts } from '#platform/known-prompts.ts';
import { queryClient } from '#platform/queries.ts';
import { answerWith, exampleMap, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { unanswered } from '#platform/testing/unanswered.ts';
import { movingInPrompt } from './moving-in-prompt.tsx';
import { MovingInScreen } from './moving-in-screen.tsx';
import { Prompts } from './prompts.tsx';
import { usePrompts } from './use-prompts.ts';

const noneHidden: MovingInStep[] = [];
const all = {
  people: 84,
  circuit: 1,
  meetings: 1,
  roles: 3,
  groups: 4,
  qualifications: 30,
  responsibilities: 5,
  maps: 12,
  addresses: 300,
  history: 9,
  workbook: 1,
  invitations: 20,
  hidden: noneHidden,
};
const counts = { ...all, addresses: 0, history: 0 };
const keeper = ['settings.users.add', 'settings.maps.add'];

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Board() {
  return <Prompts {...usePrompts(false)} />;
}
const showBoard = () =>
  showScreen(
    <KnownPrompts value={[movingInPrompt]}>
      <Board />
    </KnownPrompts>,
    '/',
    '/',
  );

it('SETTINGS-R13 the checklist shows completed and open steps, with links to import and to add by hand', async () => {
  signInAs(keeper);
  answerWith({ 'dashboard.readMovingIn': counts });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  expect(await screen.findByText(/84 people are here/)).toBeTruthy();
  expect(screen.queryByText(/So far only you/)).toBeNull();
  expect(screen.getByText(/Import the addresses of another program/)).toBeTruthy();
  const goesTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(goesTo('Import people')).toBe('/settings/users/files/?moving-in');
  expect(goesTo('Import an address list')).toBe('/settings/maps/import/?moving-in');
  expect(screen.getByText('10 of 12 steps are done.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Addresses, Next' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'History, Open' })).toBeTruthy();
  expect(screen.queryByText(/All steps are done/)).toBeNull();
});

it('SETTINGS-R13 only the first open step has a filled button', async () => {
  signInAs(keeper);
  answerWith({ 'dashboard.readMovingIn': counts });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  await screen.findByText(/84 people are here/);
  const filled = screen.getAllByRole('link').filter(({ dataset }) => dataset['variant'] === 'filled');
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Import addresses']);
});

it('SETTINGS-R13 a step without permission shows its progress and no button', async () => {
  signInAs(['settings.users.add']);
  answerWith({ 'dashboard.readMovingIn': all });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  expect(await screen.findByText(/All steps are done/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the maps' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Import people' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Import territories' })).toBeNull();
});

it('SETTINGS-R13 a congregation that has moved in is led to its first schedule, if it plans meetings', async () => {
  signInAs(keeper);
  answerWith({ 'dashboard.readMovingIn': all });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  const plan = await screen.findByRole('link', { name: 'Plan the meetings' });
  expect(plan.getAttribute('href')).toBe('/schedules/meetings/');
  cleanup();
  queryClient.clear();
  answerWith({ 'dashboard.readMovingIn': { ...all, meetings: null, qualifications: null, workbook: null } });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  expect(await screen.findByText(/All steps are done/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Plan the meetings' })).toBeNull();
});

it('SETTINGS-R13 the prompt lists the open steps until it is dismissed', async () => {
  signInAs(keeper);
  answerWith({ 'maps.listMaps': [exampleMap()], 'dashboard.readMovingIn': counts });
  showBoard();
  expect(await screen.findByText('10 of 12 done. Next: addresses.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /First steps/ }));
  await vi.waitFor(() => expect(screen.queryByText(/Next: addresses/)).toBeNull(), 3000);
  expect(localStorage.getItem('sheaf.dismissed.moving-in')).toBe('1');
});

it('SETTINGS-R13 the counts of a congregation that has moved in are read once, and never for a publisher', async () => {
  signInAs(keeper);
  const sent = answerWith({
    'maps.listMaps': [exampleMap()],
    'dashboard.readMovingIn': all,
  });
  showBoard();
  await vi.waitFor(() => expect(localStorage.getItem('sheaf.moved-in.1')).toBe('1'));
  expect(screen.queryByText('First steps')).toBeNull();
  cleanup();
  queryClient.clear();
  showBoard();
  signInAs([]);
  localStorage.clear();
  showBoard();
  expect(sent.filter(({ path }) => path === '/api/moving-in')).toHaveLength(1);
});

it('SETTINGS-R13 without maps the prompt shows before the counts are read', async () => {
  signInAs(keeper);
  answerWith({ 'maps.listMaps': [] });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) =>
    String(url).endsWith('/moving-in') ? unanswered() : answer(url, request),
  );
  showBoard();
  expect(await screen.findByText('From the first person to the first schedule')).toBeTruthy();
});

it('SETTINGS-R13.3 steps of schedules that are not used are left out', async () => {
  signInAs(keeper);
  answerWith({
    'dashboard.readMovingIn': { ...all, meetings: null, qualifications: null, workbook: null, circuit: 0 },
  });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  expect(await screen.findByText('8 of 9 steps are done.')).toBeTruthy();
  expect(screen.queryByText('Workbook')).toBeNull();
  expect(screen.getByText(/The circuit is not set/)).toBeTruthy();
});

it('SETTINGS-R13.4 a step is hidden with one press, no longer counts, and is shown again from the list', async () => {
  signInAs(keeper);
  let hidden: MovingInStep[] = [];
  const sent = answerWith({
    'dashboard.readMovingIn': () => ({ ...counts, hidden }),
    'dashboard.hideStep': () => {
      hidden = hidden.length === 0 ? ['history'] : [];
      return { hidden };
    },
  });
  showScreen(<MovingInScreen />, '/settings/moving-in', '/settings/moving-in');
  await userEvent.click(await screen.findByRole('button', { name: 'Hide: History' }));
  expect(await screen.findByText('10 of 11 steps are done.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'History, Open' })).toBeNull();
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/moving-in/history',
    body: { hidden: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Show again: History' }));
  expect(await screen.findByRole('region', { name: 'History, Open' })).toBeTruthy();
});
