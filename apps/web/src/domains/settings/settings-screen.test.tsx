import { type MenuEntry, settingsMenu } from '@sheaf/rules/dashboard/menus';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { answerWith, exampleCongregation, exampleSession } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (permits: string[], translating = true) => {
  const known = exampleSession(permits);
  session.confirm({ ...known, congregation: { ...known.congregation, translating } }, 'A'.repeat(43));
  answerWith({ 'congregations.readCongregation': exampleCongregation });
  showScreen(<SettingsScreen />, '/settings', '/settings');
};
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('SETTINGS-R4 every entry shows to whoever holds its permission, and to nobody else', async () => {
  for (const { to, permissions } of settingsMenu.flatMap(({ entries }): readonly MenuEntry[] => entries)) {
    if (!permissions) continue;
    show([]);
    expect(shown()).not.toContain(to);
    cleanup();
    for (const permission of permissions) {
      show([permission]);
      expect(shown()).toContain(to);
      cleanup();
    }
  }
});

it('everybody finds his own things, and no empty section', async () => {
  show([]);
  expect(shown()).toEqual(['/settings/my-profile/', '/settings/away/', '/settings/my-messages/']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My profile',
    'This app',
  ]);
  expect(screen.getByRole('button', { name: /Reload app/ })).toBeTruthy();
});

it('I18N-R1 translations stand in the menu of the congregations that keep them, for who may edit their own', () => {
  const link = () => screen.queryByRole('link', { name: /^Translations/ });
  show(['settings.cong.edit']);
  expect(link()).not.toBeNull();
  cleanup();
  show(['settings.cong.edit'], false);
  expect(link()).toBeNull();
  cleanup();
  show(['settings.roles']);
  expect(link()).toBeNull();
});
