import { moduleDefaults } from '@sheaf/contract/settings-parts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsScreen } from '../domains/settings/settings-screen.tsx';
import type { WebDomain } from '../platform/domain.ts';
import { KnownDomains } from '../platform/known-domains.ts';
import { queryClient } from '../platform/queries.ts';
import { session } from '../platform/session.ts';
import { answerWith, exampleCongregation, exampleSession } from '../platform/testing/replies.ts';
import { showScreen } from '../platform/testing/show-screen.tsx';
import { domains } from './domains.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (
  permits: string[],
  translating = true,
  brought: readonly WebDomain[] = domains,
  modules = moduleDefaults,
) => {
  const known = exampleSession(permits);
  session.confirm({ ...known, congregation: { ...known.congregation, translating } }, 'A'.repeat(43));
  queryClient.clear();
  answerWith({ 'congregations.readCongregation': { ...exampleCongregation, modules } });
  // The phrases of the menu arrive behind it.
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

it('SETTINGS-R4 every entry shows to whoever holds its permission, and to nobody else', async () => {
  const items = domains.flatMap(({ menu = [] }) => menu).filter(({ menu }) => menu === 'settings');
  expect(items.length).toBeGreaterThan(20);
  for (const { to, permissions, also } of items) {
    if (!permissions) continue;
    await show([]);
    expect(shown()).not.toContain(to);
    cleanup();
    for (const permission of permissions) {
      await show(also ? [permission, also] : [permission]);
      expect(shown()).toContain(to);
      cleanup();
    }
  }
});

it('everybody finds their own things, and no empty section', async () => {
  await show([]);
  expect(shown()).toEqual([
    '/settings/my-profile/',
    '/settings/reports/',
    '/settings/away/',
    '/settings/my-messages/',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My profile',
    'This app',
  ]);
  expect(screen.getByRole('button', { name: /Reload app/ })).toBeTruthy();
});

it('I18N-R1 translations stand in the menu of the congregations that keep them, for who may edit their own', async () => {
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

it('SETTINGS-R9 every entry and every print of a module that is off is hidden, and shows again when it is on', async () => {
  const inModule = domains.map((domain) => ({
    ...domain,
    menu: (domain.menu ?? []).map((item) => ({ ...item, module: 'field_service_reports' })),
  }));
  const items = inModule.flatMap(({ menu }) => menu).filter(({ menu }) => menu === 'settings');
  const permits = [...new Set(items.flatMap(({ permissions = [] }) => permissions))];
  for (const on of [false, true]) {
    await show(permits, true, inModule, { ...moduleDefaults, field_service_reports: { on } });
    await waitFor(() => expect(screen.queryAllByRole('link').length > 0).toBe(on));
    cleanup();
  }
});

it('MSG-R5 MEET-R24 mailing the schedule is offered while the module of the meetings is on', async () => {
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
