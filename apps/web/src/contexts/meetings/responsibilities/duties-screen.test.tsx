import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleCongregation, examplePerson, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { DutiesScreen } from './duties-screen.tsx';
import { ResponsibilitiesScreen } from './responsibilities-screen.tsx';

type Entry = Reply<'responsibilities.listSchedule'>[number];
type Responsibility = Reply<'responsibilities.listResponsibilities'>[number];

const responsibility = (id: number, label: string): Responsibility => ({
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
const duty = (id: number, of: number, more: Partial<Entry['attendants'][number]>) => ({
  id,
  responsibility: of,
  order: 1,
  user: null,
  group: null,
  name: null,
  locked: false,
  clashes: [],
  nobody: null,
  version: 1,
  ...more,
});
const schedule: Entry[] = [
  {
    id: 7,
    local_date: '2026-11-25',
    type: 'clam',
    starts_at: '19:00',
    instead: null,
    attendants: [
      duty(70, 1, { user: 1, name: 'Daniel Kerr' }),
      duty(71, 2, {
        nobody: {
          people: 3,
          reasons: [
            { reason: 'away', people: 2 },
            { reason: 'platform', people: 1 },
          ],
        },
      }),
    ],
  },
  {
    id: 8,
    local_date: '2026-11-29',
    type: 'public',
    starts_at: '10:00',
    instead: null,
    attendants: [duty(80, 1, { user: 2, name: 'Peter Lind', clashes: ['away'], locked: true })],
  },
];

const replies = {
  'responsibilities.listSchedule': schedule,
  'responsibilities.listResponsibilities': [responsibility(2, 'Sound'), responsibility(1, 'Main door')].sort(
    (one, other) => one.order - other.order,
  ),
  'duties.listMyDuties': [],
  'sync.listChanges': peopleChange([
    examplePerson({ id: 1 }),
    examplePerson({ id: 2, first_name: 'Peter', last_name: 'Lind' }),
  ]) as never,
  'congregations.readCongregation': exampleCongregation,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:00:00Z'), toFake: ['Date'] });
  answerWith(replies);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () => showScreen(<DutiesScreen />, '/schedules/attendants', '/schedules/attendants/');
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('ATTEND-S1 the duties are grouped by meeting, own and open ones labelled, and filters narrow them', async () => {
  signInAs(['schedules.attendants']);
  show();
  const midweek = await screen.findByRole('region', { name: /^Midweek/ });
  expect(within(midweek).getByText('You')).toBeTruthy();
  expect(within(midweek).getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Edit duties/ })).toBeNull();
  await press('Mine 1');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Weekend' })).toBeNull());
});

it('ATTEND-S1 people who edit see why a duty is open, clashes, and which were filled by hand', async () => {
  signInAs(['schedules.attendants', 'schedules.attendants.edit']);
  show();
  expect(
    await screen.findByText('None of the 3 who take turns is free: 2 away, 1 is on the platform'),
  ).toBeTruthy();
  await press(/^Edit duties: Weekend/);
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Away that day')).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Leave to the rotation: Main door' })).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Main door: Peter Lind' })).toBeTruthy();
});

it('ATTEND-R9 ATTEND-R3 the cards are in order, and can be changed only with permission', async () => {
  signInAs(['settings.meetings.attendants']);
  showScreen(<ResponsibilitiesScreen />, '/settings/attendants-scheduler', '/settings/attendants-scheduler/');
  await screen.findByText('Main door');
  expect(screen.getAllByText(/^(Main door|Sound)$/).map(({ textContent }) => textContent)).toEqual([
    'Main door',
    'Sound',
  ]);
  for (const line of [
    'Changes every two weeks · Both meetings',
    '1 person takes turns',
    'Booked up to 21 February',
  ])
    expect(screen.getAllByText(line)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Add responsibility' })).toBeNull();
  cleanup();
  signInAs(['settings.meetings.attendants', 'schedules.attendants.edit']);
  showScreen(<ResponsibilitiesScreen />, '/settings/attendants-scheduler', '/settings/attendants-scheduler/');
  await press('Edit responsibility: Sound');
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('textbox', { name: /^Name/ }).getAttribute('maxlength')).toBe('25');
  expect(sheet.getByRole('textbox', { name: 'Notes' }).getAttribute('maxlength')).toBe('500');
});

it('PRINT-P1 the menu saves the duties as a PDF', async () => {
  signInAs(['schedules.attendants', 'settings.print.attendants_schedule']);
  const answer = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    if (!url.includes('reports/')) return answer(url, request);
    asked.push(url);
    return new Response(new Blob(['%PDF']), { status: 200 });
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await press(/^More: /);
  await userEvent.click(await screen.findByRole('button', { name: 'Print the duties' }));
  await waitFor(() => expect(asked).toEqual(['/api/reports/attendant-schedule']));
});
