import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Reply } from '#platform/api.ts';
import { session } from '#platform/session.ts';
import { answerWith, signInAs } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { LanguagesScreen } from './languages-screen.tsx';
import { LinesScreen } from './lines-screen.tsx';
import { SectionsScreen } from './sections-screen.tsx';

type Line = Reply<'translations.readSection'>[number];

const line = (rest: Partial<Line>): Line => ({
  key: 'save',
  english: 'Save',
  built_in: 'حفظ',
  text: null,
  version: 0,
  locked: null,
  ...rest,
});

const lines = [
  line({}),
  line({ key: 'hello', english: 'Hello {name}', built_in: null }),
  line({
    key: 'days_few',
    english: '{count} days',
    built_in: '{count} أيام',
    text: '{count} يوم',
    version: 3,
  }),
];

const language = (rest: Partial<Reply<'translations.listLanguages'>[number]> = {}) => ({
  iso: 'ar',
  name: 'العربية',
  direction: 'rtl' as const,
  built_in: true,
  sections: [
    { category: 'shell' as const, total: 200, missing: 0, edited: 1, locked: 2 },
    { category: 'maps' as const, total: 100, missing: 3, edited: 0, locked: 0 },
  ],
  ...rest,
});

// jsdom has no layout, and a virtual list without height renders no rows.
vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.clear();
  localStorage.clear();
});

const showLines = () =>
  showScreen(<LinesScreen />, '/settings/translations/:iso/:category', '/settings/translations/ar/shell');

it('I18N-S1 the progress of a language rounds down, so that only a complete one shows 100 %', async () => {
  signInAs(['settings.cong.edit']);
  answerWith({ 'translations.listLanguages': [language()] });
  showScreen(<LanguagesScreen />, '/settings/translations', '/settings/translations');
  expect(await screen.findByText('Arabic · 99% translated · 1 line of our own')).toBeTruthy();
});

it('I18N-R10 phrases about sign-in and money are locked with the reason and are not buttons', async () => {
  signInAs(['settings.cong.edit']);
  const figure = line({ key: 'figure.cost', english: 'Cost', built_in: 'الكلفة', locked: 'money' });
  answerWith({ 'translations.readSection': [line({}), figure] });
  showLines();
  expect(await screen.findByText('Cannot be edited: it is about money')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /حفظ|الكلفة/ })).toHaveLength(1);
  answerWith({ 'translations.listLanguages': [language()] });
  cleanup();
  showScreen(<SectionsScreen />, '/settings/translations/:iso', '/settings/translations/ar');
  expect(await screen.findByText(/200 lines · 1 line of our own · 2 lines cannot be edited/)).toBeTruthy();
});

it('I18N-S1 a section has a readable name and shows the number of missing phrases', async () => {
  signInAs(['settings.cong.edit']);
  answerWith({ 'translations.listLanguages': [language()] });
  showScreen(<SectionsScreen />, '/settings/translations/:iso', '/settings/translations/ar');
  const maps = await screen.findByRole('link', { name: /^Maps/ });
  expect(maps.textContent).toContain('3 lines missing');
  expect(screen.getByRole('link', { name: /Menus and general words/ }).textContent).toContain('200 lines');
});

it('I18N-O2 a language is added by its name', async () => {
  signInAs(['settings.cong.edit']);
  let known = [language()];
  const sent = answerWith({
    'translations.listLanguages': () => known,
    'translations.addLanguage': () => {
      known = [language(), language({ iso: 'de', name: 'Deutsch', direction: 'ltr' })];
      return known;
    },
  });
  showScreen(<LanguagesScreen />, '/settings/translations', '/settings/translations');
  fireEvent.click(await screen.findByRole('button', { name: 'Add a language' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).queryByRole('option', { name: 'Arabic' })).toBeNull();
  fireEvent.change(within(sheet).getByLabelText('Language'), { target: { value: 'de' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Add a language' }));
  expect(await screen.findByText('Deutsch')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ iso: 'de' });
});

it('I18N-S1 filters find missing phrases, custom wordings and phrases with a word', async () => {
  signInAs(['settings.cong.edit']);
  answerWith({ 'translations.readSection': lines });
  showLines();
  expect(await screen.findByText('حفظ')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Missing' }));
  expect(await screen.findByText('Hello {name}')).toBeTruthy();
  expect(screen.queryByText('حفظ')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Our own' }));
  expect(await screen.findByText('{count} يوم')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  expect(await screen.findByText('Nothing found for “nowhere”.')).toBeTruthy();
});

it('I18N-R3 a lost placeholder shows an error while typing, and nothing is sent', async () => {
  signInAs(['settings.cong.edit']);
  const sent = answerWith({ 'translations.readSection': lines });
  showLines();
  fireEvent.click(await screen.findByText('Hello {name}'));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('Keep as they are: {name}')).toBeTruthy();
  fireEvent.change(within(sheet).getByLabelText('Wording'), { target: { value: 'أهلًا' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText(/Keep every word in braces/)).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

it('I18N-R8 a phrase can be reset to the built-in wording', async () => {
  signInAs(['settings.cong.edit']);
  let stored = lines;
  const sent = answerWith({
    'translations.readSection': () => stored,
    'translations.editSection': () => {
      stored = lines.map((one) => ({ ...one, text: null }));
      return stored;
    },
    'translations.readLanguage': {},
  });
  showLines();
  fireEvent.click(await screen.findByText('{count} يوم'));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('For a few')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Back to the built-in wording' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      lines: { days_few: { text: null, version: 3 } },
    }),
  );
  expect(await screen.findByText('{count} أيام')).toBeTruthy();
});

it('I18N-R6 a stale save shows the other person’s wording and offers the choice', async () => {
  signInAs(['settings.cong.edit']);
  answerWith({ 'translations.readSection': lines });
  const answer = globalThis.fetch;
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, request?: RequestInit) => {
    if (request?.method !== 'PUT') return answer(url, request);
    bodies.push(JSON.parse(String(request.body)));
    const current = [line({ text: 'خزّن', version: 5 })];
    return Promise.resolve(Response.json({ code: 'stale', message: 'Changed.', current }, { status: 409 }));
  });
  showLines();
  fireEvent.click(await screen.findByText('حفظ'));
  const sheet = await screen.findByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText('Wording'), { target: { value: 'احفظ' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('خزّن')).toBeTruthy();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { lines: { save: { text: 'احفظ', version: 0 } } },
      { lines: { save: { text: 'احفظ', version: 5 } } },
    ]),
  );
});
