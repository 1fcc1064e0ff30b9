import { languages } from '@sheaf/phrases/languages';
import { afterEach, expect, it, vi } from 'vitest';
import { longDay } from './dates.ts';
import { readWordings } from './follow-wordings.ts';
import { keepWordings } from './kept-wordings.ts';
import { keepOwnLanguage, startLanguage } from './language.ts';
import { session } from './session.ts';
import { answerWith, signInAs } from './testing/replies.ts';
import { loadPhrases, say } from './texts.ts';

afterEach(async () => {
  session.clear();
  keepWordings({});
  localStorage.clear();
  await startLanguage();
  vi.unstubAllGlobals();
});

it('I18N-R7 a custom wording shows at once, is stored on the phone, and is dropped when it is removed', async () => {
  signInAs([]);
  await startLanguage();
  answerWith({ 'translations.readLanguage': { shell: { save: 'Keep it', 'discard.stay': 'Go on' } } });
  await readWordings();
  expect([say('shell:save'), say('shell:discard.stay')]).toEqual(['Keep it', 'Go on']);
  expect(say('shell:discard.leave')).toBe(languages.en.shell.discard.leave);
  expect(JSON.parse(localStorage.getItem('sheaf.wordings')!).en.shell.save).toBe('Keep it');
  answerWith({ 'translations.readLanguage': {} });
  await readWordings();
  expect([say('shell:save'), say('shell:discard.stay')]).toEqual([
    languages.en.shell.save,
    languages.en.shell.discard.stay,
  ]);
  expect(localStorage.getItem('sheaf.wordings')).toBeNull();
});

it('I18N-R7 a section loaded later applies its custom wordings', async () => {
  signInAs([], { lang: 'ar' });
  await startLanguage();
  answerWith({ 'translations.readLanguage': { imports: { title: 'جلب' } } });
  await readWordings();
  await loadPhrases(['imports']);
  expect(say('imports:title')).toBe('جلب');
});

it('I18N-R3 an added language falls back to English for untranslated phrases, and formats its own dates', async () => {
  signInAs([], { lang: 'he' });
  await startLanguage();
  expect(document.documentElement.lang).toBe('en');
  answerWith({ 'translations.readLanguage': { shell: { save: 'שמירה' }, maps: { count_two: 'שתי מפות' } } });
  await readWordings();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl']);
  expect([say('shell:save'), say('shell:back')]).toEqual(['שמירה', languages.en.shell.back]);
  expect([say('maps:count', { count: 2 }), say('maps:count', { count: 5 })]).toEqual(['שתי מפות', '5 maps']);
  expect(longDay(new Date('2026-11-20T12:00:00Z'))).toContain('נובמבר');
  keepOwnLanguage('en');
  await vi.waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
});

it('I18N-R7 offline, the stored wordings stay in use', async () => {
  signInAs([]);
  keepWordings({ en: { shell: { save: 'Keep it' } } });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await readWordings();
  expect(say('shell:save')).toBe('Keep it');
});
