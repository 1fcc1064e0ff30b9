import { afterEach, expect, it, vi } from 'vitest';
import { money } from './money.ts';
import { session } from './session.ts';
import { exampleSession } from './testing/replies.ts';
import * as texts from './texts.ts';

afterEach(() => vi.restoreAllMocks());

it('SHELL-R18 money has the format of the language on the screen and keeps its order in right-to-left text', () => {
  expect(money(-140)).toBe('-A$1.40');
  vi.spyOn(texts, 'shownLanguage').mockReturnValue('ar');
  expect(money(80)).toMatch(/^\u2066.*0\.80.*\u2069$/);
});

it('ACCOUNT-R12 money has the currency of the installation', () => {
  const known = { ...exampleSession([]), token: 'a'.repeat(43), heardAt: Date.now() };
  session.set({ ...known, congregation: { ...known.congregation, currency: 'EUR' } });
  expect(money(140)).toBe('€1.40');
  session.set({ ...known, congregation: { ...known.congregation, currency: 'AUD' } });
  expect(money(140)).toBe('A$1.40');
});
