import { moduleDefaults } from '@sheaf/rules/congregations/modules';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { exampleSession } from '../../platform/testing/replies.ts';
import { showScreen } from '../../platform/testing/show-screen.tsx';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.clear();
});

const show = (permits: string[], translating: boolean): void => {
  const known = exampleSession(permits);
  session.confirm({ ...known, congregation: { ...known.congregation, translating } }, 'A'.repeat(43));
  vi.stubGlobal('fetch', async () => Response.json({ data: { modules: moduleDefaults } }));
  showScreen(<SettingsScreen />, '/settings', '/settings');
};
const entry = () => screen.queryByRole('link', { name: /^Translations/ });

it('I18N-R1 translations stand in the menu of the congregations that keep them, for who may edit their own', () => {
  show(['settings.cong.edit'], true);
  expect(entry()).not.toBeNull();
});

it('I18N-R1 in other congregations, and for other people, they do not', () => {
  show(['settings.cong.edit'], false);
  expect(entry()).toBeNull();
  cleanup();
  show(['settings.roles'], true);
  expect(entry()).toBeNull();
});
