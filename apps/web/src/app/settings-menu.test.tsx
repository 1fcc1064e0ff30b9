import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsScreen } from '#contexts/dashboard/settings/settings-screen.tsx';
import type { Reply } from '#platform/api.ts';
import type { WebDomain } from '#platform/domain.ts';
import { KnownDomains } from '#platform/known-domains.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import {
  answerWith,
  exampleCongregation,
  exampleSession,
  moduleDefaults,
} from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { withResolvers } from '#platform/testing/with-resolvers.ts';
import { domains } from './contexts.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noFigures: Reply<'dashboard.readSettingsFigures'> = {
  people: null,
  missing_reports: null,
  groups: null,
  maps: null,
  free_maps: null,
  cart_locations: null,
  away: null,
  devices: 2,
  calendar_feed: false,
};
const show = async (
  permits: string[],
  translating = true,
  brought: readonly WebDomain[] = domains,
  modules = moduleDefaults,
  figures: typeof noFigures | Promise<typeof noFigures> = noFigures,
) => {
  const known = exampleSession(permits);
  session.confirm({ ...known, congregation: { ...known.congregation, translating } }, 'A'.repeat(43));
  queryClient.clear();
  answerWith({
    'congregations.readCongregation': { ...exampleCongregation, modules },
    'dashboard.readSettingsFigures': () => figures,
  });
  // The phrases of the menu load after it.
  await act(async () =>
    showScreen(
      <KnownDomains value={brought}>
        <SettingsScreen />
      </KnownDomains>,
      '/settings',
      '/settings',
    ),
  );
};
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('SETTINGS-R4 every entry shows only with its permission', async () => {
  const items = domains.flatMap(({ menu = [] }) => menu).filter(({ menu }) => menu === 'settings');
  expect(items.length).toBeGreaterThan(20);
  const guarded = items.filter(({ permissions }) => permissions);
  await show([]);
  const seenByAll = shown();
  expect(guarded.map(({ to }) => to).filter((to) => seenByAll.includes(to))).toEqual([]);
  cleanup();
  for (const { to, permissions = [], also } of guarded)
    for (const permission of permissions) {
      await show(also ? [permission, also] : [permission]);
      expect(shown()).toContain(to);
      cleanup();
    }
});

it('everybody sees their own entries, and empty sections are hidden', async () => {
  await show([]);
  expect(shown()).toEqual([
    '/settings/my-profile/',
    '/settings/reports/',
    '/settings/away/',
    '/settings/availability/',
    '/settings/my-messages/',
    '/settings/calendar/',
    '/settings/appearance/',
    '/settings/devices/',
    '/settings/help/',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My profile',
    'This app',
  ]);
  expect(screen.getByRole('button', { name: /Reload app/ })).toBeTruthy();
});

it('I18N-R1 the menu lists translations for congregations that use them, with the permission to edit the congregation', async () => {
  const link = () => screen.queryByRole('link', { name: /^Translations/ });
  await show(['settings.cong.edit']);
  expect(link()).not.toBeNull();
  cleanup();
  await show(['settings.cong.edit'], false);
  expect(link()).toBeNull();
  cleanup();
  await show(['settings.roles']);
  expect(link()).toBeNull();
});

it('SETTINGS-R9 entries and prints of a disabled module are hidden, and show again when it is on', async () => {
  const inModule = domains.map((domain) => ({
    ...domain,
    menu: (domain.menu ?? []).map((item) => ({ ...item, module: 'field_service_reports' })),
  }));
  const items = inModule.flatMap(({ menu }) => menu).filter(({ menu }) => menu === 'settings');
  const permits = [...new Set(items.flatMap(({ permissions = [] }) => permissions))];
  for (const on of [false, true]) {
    await show(permits, true, inModule, {
      ...moduleDefaults,
      field_service_reports: { on, start_month: null },
    });
    await waitFor(() => expect(screen.queryAllByRole('link').length > 0).toBe(on));
    cleanup();
  }
});

it('MSG-R5 MEET-R24 mailing the schedule is offered while the meetings module is on', async () => {
  const of = (on: boolean) => ({
    ...moduleDefaults,
    meeting_schedule: { ...moduleDefaults.meeting_schedule, on },
  });
  const mail = ['settings.mail', 'settings.mail.clam_schedule'];
  await show(mail, true, domains, of(true));
  await waitFor(() => expect(shown()).toContain('/settings/mail-schedule/'));
  cleanup();
  await show(mail, true, domains, of(false));
  await waitFor(() => expect(shown()).not.toContain('/settings/mail-schedule/'));
});

const everything = [
  ...new Set(domains.flatMap(({ menu = [] }) => menu).flatMap(({ permissions = [] }) => permissions)),
];
const linkTo = (to: string) => screen.getAllByRole('link').find((link) => link.getAttribute('href') === to)!;

it('SETTINGS-R14 the rows show their figures in space reserved before they load', async () => {
  const told = withResolvers<typeof noFigures>();
  await show(everything, true, domains, moduleDefaults, told.promise);
  const kept = linkTo('/settings/reports/').querySelector('[data-figure="missing_reports"]');
  expect(kept?.textContent).toBe('');
  await act(async () =>
    told.resolve({
      people: 1086,
      missing_reports: 12,
      groups: 3,
      maps: 24,
      free_maps: 9,
      cart_locations: 4,
      away: { start_date: '2026-12-23', end_date: '2027-01-04' },
      devices: 2,
      calendar_feed: true,
    }),
  );
  await waitFor(() => expect(kept?.textContent).toBe('12 missing'));
  for (const [to, text] of [
    ['/settings/users/', /1,086$/],
    ['/settings/groups/', /3$/],
    ['/settings/maps/', /24$/],
    ['/settings/assign/', /9 free$/],
    ['/settings/devices/', /2$/],
    ['/settings/calendar/', /On$/],
    ['/settings/appearance/', /Light$/],
    ['/settings/carts/', /4$/],
    ['/settings/away/', /23 Dec.* to 4 Jan/],
  ] as const)
    expect(linkTo(to).textContent).toMatch(text);
});

it('SETTINGS-R14 the reports entry names everybody’s reports next to the number of missing ones', async () => {
  await show([]);
  expect(linkTo('/settings/reports/').textContent).toMatch(/Your report for the month$/);
  cleanup();
  await show(['settings.users'], true, domains, moduleDefaults, { ...noFigures, missing_reports: 6 });
  await waitFor(() =>
    expect(linkTo('/settings/reports/').textContent).toMatch(/Yours and everybody’s6 missing$/),
  );
});

it('SETTINGS-R14 zero missing reports show no figure', async () => {
  await show(everything, true, domains, moduleDefaults, { ...noFigures, people: 1086, missing_reports: 0 });
  await waitFor(() => expect(linkTo('/settings/users/').textContent).toMatch(/86$/));
  expect(screen.queryByText(/missing/)).toBeNull();
});

it('SETTINGS-R15 the search finds settings by the words of their entries, and a short menu has no search', async () => {
  await show([]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  await show(everything);
  const search = screen.getByRole('searchbox', { name: 'Search the settings' });
  await userEvent.type(search, 'assign maps');
  expect(shown()).toEqual(['/settings/assign/']);
  expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  await userEvent.clear(search);
  await userEvent.type(search, 'sign out');
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('button', { name: /Sign out/ })).toBeTruthy();
  await userEvent.type(search, ' xyz');
  expect(screen.getByText(/^No matching settings/)).toBeTruthy();
});
