import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleCongregation, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DutiesScreen } from './duties-screen.tsx';
import { PersonResponsibilitiesScreen } from './person-responsibilities.tsx';
import { ResponsibilitiesScreen } from './responsibilities-screen.tsx';

const responsibility = (
  id: number,
  label: string,
): Reply<'responsibilities.listResponsibilities'>[number] => ({
  id,
  label,
  order: id,
  kind: 'attendant',
  frequency: 'fortnight',
  meeting: 'both',
  places: 1,
  notes: null,
  group_turns: false,
  special: false,
  attendants: [2],
  people: [{ user_id: 2, meeting: 'both' }],
  current_date: '2027-02-21',
  version: 1,
});
const replies = {
  'responsibilities.listSchedule': [
    {
      id: 7,
      local_date: '2026-11-25',
      type: 'clam' as const,
      starts_at: '19:00',
      instead: null,
      attendants: [
        {
          id: 70,
          responsibility: 1,
          order: 1,
          user: 2,
          group: null,
          name: 'Peter Lind',
          locked: false,
          clashes: [],
          nobody: null,
          version: 1,
        },
      ],
    },
  ],
  'responsibilities.listResponsibilities': [responsibility(1, 'Main door')],
  'duties.listMyDuties': [],
  'sync.listChanges': peopleChange([
    examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind' }),
  ]) as never,
  'congregations.readCongregation': exampleCongregation,
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ATTEND-S4 SHELL-S8 the menu of the schedule starts the tour, which continues in a meeting’s sheet', async () => {
  signInAs([...permissionKeys]);
  answerWith(replies);
  showScreen(<DutiesScreen />, '/schedules/attendants', '/schedules/attendants/');
  await userEvent.click(await screen.findByRole('button', { name: 'More: Duties' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show me around' }));
  const first = await screen.findByRole('dialog', { name: 'Duties at the meetings' });
  expect(within(first).getByText('1 of 22')).toBeTruthy();
  for (const _ of [1, 2, 3]) await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Change who has it' })).toBeTruthy();
  // Behind the tour, content is hidden from screen readers and has no accessible name.
  expect(await screen.findByText('Main door: Peter Lind', { selector: 'button *' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('SHELL-O3 a step about a form opens it, and steps about hidden parts are skipped', async () => {
  signInAs([...permissionKeys]);
  answerWith(replies);
  const open = (query: string) =>
    showScreen(
      <ResponsibilitiesScreen />,
      '/settings/attendants-scheduler',
      `/settings/attendants-scheduler/?tour=${query}`,
    );
  open('12');
  expect(await screen.findByRole('dialog', { name: 'Show all' })).toBeTruthy();
  expect(screen.getByLabelText(/^Show all/)).toBeTruthy();
  cleanup();
  signInAs(['schedules.attendants']);
  open('12');
  await screen.findByText('Main door');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('SHELL-O3 the step about the order of people shows a responsibility with people', async () => {
  signInAs([...permissionKeys]);
  const groups = { ...responsibility(2, 'Cleaning'), group_turns: true, attendants: [], people: [] };
  answerWith({
    ...replies,
    'responsibilities.listResponsibilities': [groups, responsibility(1, 'Main door')],
  });
  showScreen(
    <ResponsibilitiesScreen />,
    '/settings/attendants-scheduler',
    '/settings/attendants-scheduler/?tour=15',
  );
  expect(await screen.findByRole('dialog', { name: 'The order' })).toBeTruthy();
  const pointed = () => document.querySelector('[data-tour="duty-order"]')?.textContent;
  await vi.waitFor(() => expect(pointed()).toContain('Peter Lind'));
});

it('ATTEND-S5 ATTEND-R7 a person is switched on and off for each responsibility, with their meetings', async () => {
  signInAs([]);
  const link = { user_id: 1, responsibility_id: 1, meeting: 'both' as const, attached: true };
  const sent = answerWith({
    ...replies,
    'responsibilities.attachResponsibility': link,
    'responsibilities.detachResponsibility': { ...link, attached: false },
    'responsibilities.editResponsibilityLink': link,
  });
  const paths = () =>
    sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  showScreen(<PersonResponsibilitiesScreen person={1} />, '/', '/');
  await userEvent.click(await screen.findByRole('button', { name: /^Responsibilities at meetings/ }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Main door' }));
  await vi.waitFor(() => expect(paths()).toEqual(['POST /api/users/1/attendant-responsibilities/1']));
  cleanup();
  showScreen(<PersonResponsibilitiesScreen person={2} />, '/', '/');
  await userEvent.click(await screen.findByRole('button', { name: /^Responsibilities at meetings/ }));
  await userEvent.selectOptions(await screen.findByLabelText('Meetings: Main door'), 'weekend');
  await vi.waitFor(() => expect(paths().at(-1)).toBe('PUT /api/users/2/attendant-responsibilities/1'));
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ meeting: 'weekend' });
  const main = await screen.findByRole('switch', { name: 'Main door' });
  await vi.waitFor(() => expect((main as HTMLInputElement).disabled).toBe(false));
  await userEvent.click(main);
  await vi.waitFor(() => expect(paths().at(-1)).toBe('DELETE /api/users/2/attendant-responsibilities/1'));
});

it('ATTEND-S5 responsibilities of one meeting have no choice of meetings, and those of groups are not listed', async () => {
  signInAs([]);
  const weekend = { ...responsibility(2, 'Microphone'), meeting: 'weekend' as const };
  answerWith({
    ...replies,
    'responsibilities.listResponsibilities': [
      { ...weekend, people: [{ user_id: 2, meeting: 'weekend' }] },
      { ...responsibility(3, 'Cleaning'), group_turns: true },
    ],
  });
  showScreen(<PersonResponsibilitiesScreen person={2} />, '/', '/');
  await userEvent.click(await screen.findByRole('button', { name: /^Responsibilities at meetings/ }));
  const taken = (await screen.findByRole('switch', { name: 'Microphone' })) as HTMLInputElement;
  expect(taken.checked).toBe(true);
  expect(screen.queryByLabelText('Meetings: Microphone')).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Cleaning' })).toBeNull();
});

it('ATTEND-S5 ATTEND-R8 while the module is off, a person’s record has no responsibilities', async () => {
  signInAs([]);
  const { modules } = exampleCongregation;
  const shown = async (on: boolean) => {
    queryClient.clear();
    answerWith({
      ...replies,
      'congregations.readCongregation': {
        ...exampleCongregation,
        modules: { ...modules, attendants_schedule: { ...modules.attendants_schedule, on } },
      },
    });
    showScreen(<PersonResponsibilitiesScreen person={2} />, '/', '/');
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const found = screen.queryByRole('button', { name: /^Responsibilities at meetings/ }) !== null;
    cleanup();
    return found;
  };
  expect([await shown(true), await shown(false)]).toEqual([true, false]);
});
