import { languages } from '@sheaf/phrases/languages';
import { afterEach, expect, it, vi } from 'vitest';
import { longDay, shortWeekday } from './dates.ts';
import { chooseLanguage, keepOwnLanguage, startLanguage } from './language.ts';
import { session } from './session.ts';
import { signInAs } from './testing/replies.ts';
import { joinTexts, loadPhrases, say, showPhrasesIn } from './texts.ts';

const page = document.documentElement;

afterEach(async () => {
  session.clear();
  await chooseLanguage('en');
});

it('SHELL-R18 a signed-out person chooses the language, and the writing direction follows', async () => {
  await startLanguage();
  expect([page.lang, page.dir]).toEqual(['en', 'ltr']);
  await chooseLanguage('ar');
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  expect(say('shell:save')).toBe(languages.ar.shell.save);
  expect(longDay(new Date('2026-11-20T12:00:00Z'))).toBe('الجمعة 20 نوفمبر');
  expect(shortWeekday(6)).toBe('السبت');
});

it('SHELL-R18 the language of the profile takes precedence and applies at once', async () => {
  await chooseLanguage('ar');
  signInAs([]);
  await vi.waitFor(() => expect(page.lang).toBe('en'));
  keepOwnLanguage('ar');
  await vi.waitFor(() => expect(page.dir).toBe('rtl'));
});

it("SHELL-R19 a screen's phrases load in the language on the screen", async () => {
  await showPhrasesIn('ar');
  await loadPhrases(['roles']);
  expect(say('roles:title')).toBe(languages.ar.roles.title);
  expect(say('maps:count', { count: 5 })).toBe('5 خرائط');
  expect(say('maps:count', { count: 2 })).toBe('خريطتان');
});

it('I18N-R13 joined texts have the comma of the language and keep their order in right-to-left text', async () => {
  const texts = ['12-A', null, '', '10 Smith Street'];
  expect(joinTexts(texts)).toBe('12-A, 10 Smith Street');
  await showPhrasesIn('ar');
  expect(joinTexts(texts)).toBe('\u200f\u206812-A\u2069، \u206810 Smith Street\u2069');
  expect(joinTexts(['12-A'], ' · ')).toBe('\u206812-A\u2069');
});
