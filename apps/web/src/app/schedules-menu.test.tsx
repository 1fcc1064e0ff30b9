import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SchedulesScreen } from '#contexts/dashboard/schedules/schedules-screen.tsx';
import { defineDomain, type WebDomain } from '#platform/domain.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { queryClient } from '#platform/queries.ts';
import { peopleChange } from '#platform/testing/people.ts';
import { answerWith, exampleCongregation, moduleDefaults, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { domains } from './contexts.ts';

const show = async (permits: string[], modules = moduleDefaults, known: readonly WebDomain[] = domains) => {
  signInAs(permits);
  queryClient.clear();
  answerWith({
    'congregations.readCongregation': { ...exampleCongregation, modules },
    'duties.listMyDuties': [],
    'carts.listSharedCarts': [],
    'service.listFieldMeetings': [],
    'meetings.listMeetings': [],
    'meetings.listParts': [],
    'meetings.listMeetingAssignments': [],
    'sync.listChanges': peopleChange([]) as never,
  });
  await act(async () =>
    showScreen(
      <KnownDomains value={known}>
        <SchedulesScreen />
      </KnownDomains>,
      '/schedules',
      '/schedules',
    ),
  );
};
const board = () => screen.queryByRole('link', { name: /Noticeboard/ });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Field service needs no permission. */
const withoutService = domains.filter(({ name }) => name !== 'service' && name !== 'tasks');

it('SHELL-R16 the noticeboard shows only with its permission, also offline', async () => {
  await show([], moduleDefaults, withoutService);
  expect(await screen.findByText(/Nothing is scheduled/, {}, { timeout: 3000 })).toBeTruthy();
  expect(board()).toBeNull();
  cleanup();
  await show(['schedules.noticeboard'], moduleDefaults, withoutService);
  await waitFor(() => expect(board()).toBeTruthy());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(board()).toBeTruthy();
});

/** A congregation schedule as registered by a domain with a module. */
const meetings = defineDomain({
  name: 'meetings',
  screens: [],
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 1,
      to: '/schedules/meetings/',
      Icon: IconPin,
      title: 'noticeboard:title',
      line: 'noticeboard:menuText',
      permissions: ['schedules.noticeboard'],
      module: 'meeting_schedule',
    },
  ],
});
const withMeetings = (on: boolean) => ({
  ...moduleDefaults,
  meeting_schedule: { ...moduleDefaults.meeting_schedule, on },
});

it('SHELL-R14 SETTINGS-R9 a schedule shows only while its module is on and its permission is held', async () => {
  for (const on of [true, false]) {
    for (const permits of [['schedules.noticeboard'], []]) {
      await show(permits, withMeetings(on), [meetings]);
      await waitFor(() =>
        expect([on, permits, board() !== null]).toEqual([on, permits, on && permits.length > 0]),
      );
      cleanup();
    }
  }
});

it('ATTEND-R8 the menu lists the duties only while their module is on', async () => {
  const link = () => screen.queryByRole('link', { name: /^Duties/ });
  const withDuties = (on: boolean) => ({
    ...moduleDefaults,
    attendants_schedule: { ...moduleDefaults.attendants_schedule, on },
  });
  await show(['schedules.attendants'], withDuties(true));
  await waitFor(() => expect(link()).toBeTruthy());
  cleanup();
  await show(['schedules.attendants'], withDuties(false));
  await waitFor(() => expect(link()).toBeNull());
  cleanup();
  await show([], withDuties(true));
  expect(link()).toBeNull();
});

it('MEET-R1 the menu lists the meetings with their permission while their module is on', async () => {
  const link = () => screen.queryByRole('link', { name: /Meetings/ });
  await show(['schedules.meetings'], withMeetings(true));
  await waitFor(() => expect(link()).toBeTruthy());
  cleanup();
  await show(['schedules.meetings'], withMeetings(false));
  await waitFor(() => expect(link()).toBeNull());
  cleanup();
  await show(['schedules.noticeboard'], withMeetings(true));
  expect(link()).toBeNull();
});
