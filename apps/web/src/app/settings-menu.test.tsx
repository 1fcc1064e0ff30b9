import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsScreen } from '../domains/settings/settings-screen.tsx';
import { KnownDomains } from '../platform/known-domains.ts';
import { session } from '../platform/session.ts';
import { answerWith, exampleCongregation, exampleSession } from '../platform/testing/replies.ts';
import { showScreen } from '../platform/testing/show-screen.tsx';
import { domains } from './domains.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (permits: string[], translating = true) => {
  const known = exampleSession(permits);
  session.confirm({ ...known, congregation: { ...known.congregation, translating } }, 'A'.repeat(43));
  answerWith({ 'congregations.readCongregation': exampleCongregation });
  // The phrases of the menu arrive behind it.
  await act(async () =>
    showScreen(
      <KnownDomains value={domains}>
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
  for (const { to, permissions } of items) {
    if (!permissions) continue;
    await show([]);
    expect(shown()).not.toContain(to);
    cleanup();
    for (const permission of permissions) {
      await show([permission]);
      expect(shown()).toContain(to);
      cleanup();
    }
  }
});

it('everybody finds his own things, and no empty section', async () => {
  await show([]);
  expect(shown()).toEqual(['/settings/my-profile/', '/settings/away/', '/settings/my-messages/']);
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
