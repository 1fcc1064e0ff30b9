/**
 * Phrases on the screen. Those of the first paint come with the app in English; all others, and other languages, are files
 * of their own that are loaded by language and namespace (see app/lazy-screen.ts).
 */
import { maps } from '@sheaf/phrases/en/maps';
import { shell } from '@sheaf/phrases/en/shell';
import { sync } from '@sheaf/phrases/en/sync';
import { joinFromRight } from '@sheaf/phrases/fill-in';
import type { Phrases } from '@sheaf/phrases/languages';
import { PhraseBook, type Values, type Wordings } from '@sheaf/phrases/phrase-book';
import type { PhraseKey } from '@sheaf/phrases/phrase-key';
import { isRightToLeft, isSpokenLanguage } from '@sheaf/phrases/spoken-languages';
import { useSyncExternalStore } from 'react';

export type { Wordings };
export type Namespace = keyof Phrases;

/** What the first paint says. */
const firstPhrases = { maps, shell, sync };

const book = new PhraseBook();
export const addPhrases = (lang: string, namespace: string, phrases: object): void =>
  book.add(lang, namespace, phrases);
for (const [namespace, phrases] of Object.entries(firstPhrases)) addPhrases('en', namespace, phrases);

export type { PhraseKey };

/** Says the phrase of a key; a key that English does not have is an error of types. */
export type Translate = (key: PhraseKey, values?: Values) => string;

interface Texts {
  t: Translate;
  lang: string;
}

const textsIn = (lang: string): Texts => ({ lang, t: (key, values) => book.say(lang, key, values) });

let shown = textsIn('en');
const listeners = new Set<() => void>();

/** Everything on the screen is said anew. */
function show(lang: string): void {
  shown = textsIn(lang);
  for (const listener of listeners) listener();
}

// Files with a hyphen are parts of others, as is that of the assignments, and what came with the app is not asked for again.
const files = import.meta.glob<Record<string, object>>([
  '../../../../packages/phrases/src/*/*.ts',
  '!../../../../packages/phrases/src/*/*-*.ts',
  '!../../../../packages/phrases/src/*/assignments.ts',
  '!../../../../packages/phrases/src/en/{maps,shell,sync}.ts',
]);

/** What is shown says it at once; what is loaded later brings it along. */
export function setWordings(lang: string, wordings: Wordings): void {
  book.write(lang, wordings);
  show(shown.lang);
}

async function loadOne(wanted: string, namespace: Namespace): Promise<void> {
  // A language that was added has written lines only, and says the rest in English.
  const lang = isSpokenLanguage(wanted) ? wanted : 'en';
  if (book.has(lang, namespace)) return;
  const file = files[`../../../../packages/phrases/src/${lang}/${namespace}.ts`];
  if (!file) throw new Error(`no phrases of ${namespace} in ${lang}`);
  const { [namespace]: phrases } = await file();
  addPhrases(lang, namespace, phrases!);
}

const asked = new Set(Object.keys(firstPhrases) as Namespace[]);

/** In the language that is shown; a language that is chosen later brings them along. */
export async function loadPhrases(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadOne(shown.lang, namespace)));
}

/** All that was shown so far, then the screen itself. */
export async function showPhrasesIn(lang: string): Promise<void> {
  await Promise.all([...asked].map((namespace) => loadOne(lang, namespace)));
  show(lang);
}

export const shownLanguage = (): string => shown.lang;

/** In the language on the screen, where no component asks. */
export const say: Translate = (key, values) => shown.t(key, values);

/** Texts in a row, the empty ones left out; from the right each of them keeps its own order. */
export function joinTexts(
  texts: readonly (string | false | null | undefined)[],
  separator = say('shell:comma'),
): string {
  const said = texts.filter((text): text is string => Boolean(text));
  return isRightToLeft(shown.lang) ? joinFromRight(said, separator) : said.join(separator);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTexts = (): Texts => useSyncExternalStore(subscribe, () => shown);

/** What a sheet asks before a changed form is closed. */
export const discardLabels = (t: Translate): { title: string; leave: string; stay: string } => ({
  title: t('shell:discard.title'),
  leave: t('shell:discard.leave'),
  stay: t('shell:discard.stay'),
});
