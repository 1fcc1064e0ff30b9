/**
 * Phrases on the screen. The app bundle holds those of the first paint in English; all others load per
 * language and namespace (see app/lazy-screen.ts).
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

/** Phrases of the first paint. */
const firstPhrases = { maps, shell, sync };

const book = new PhraseBook();
export const addPhrases = (lang: string, namespace: string, phrases: object): void =>
  book.add(lang, namespace, phrases);
for (const [namespace, phrases] of Object.entries(firstPhrases)) addPhrases('en', namespace, phrases);

export type { PhraseKey };

/** Returns the phrase of a key; a key missing in English is a type error. */
export type Translate = (key: PhraseKey, values?: Values) => string;

interface Texts {
  t: Translate;
  lang: string;
}

const textsIn = (lang: string): Texts => ({ lang, t: (key, values) => book.say(lang, key, values) });

let shown = textsIn('en');
const listeners = new Set<() => void>();

/** Renders all texts again in another language. */
function show(lang: string): void {
  shown = textsIn(lang);
  for (const listener of listeners) listener();
}

// Files with a hyphen are parts of other namespaces, like that of the assignments. Bundled phrases are
// excluded.
const files = import.meta.glob<Record<string, object>>([
  '../../../../packages/phrases/src/*/*.ts',
  '!../../../../packages/phrases/src/*/*-*.ts',
  '!../../../../packages/phrases/src/*/assignments.ts',
  '!../../../../packages/phrases/src/en/{maps,shell,sync}.ts',
]);

/** Applies custom wordings at once, and to namespaces loaded later. */
export function setWordings(lang: string, wordings: Wordings): void {
  book.write(lang, wordings);
  show(shown.lang);
}

async function loadOne(wanted: string, namespace: Namespace): Promise<void> {
  // An added language has custom wordings only and falls back to English.
  const lang = isSpokenLanguage(wanted) ? wanted : 'en';
  if (book.has(lang, namespace)) return;
  const file = files[`../../../../packages/phrases/src/${lang}/${namespace}.ts`];
  if (!file) throw new Error(`no phrases of ${namespace} in ${lang}`);
  const { [namespace]: phrases } = await file();
  addPhrases(lang, namespace, phrases!);
}

const asked = new Set(Object.keys(firstPhrases) as Namespace[]);

/** Loads namespaces in the language on the screen. A later change of language loads them again. */
export async function loadPhrases(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) asked.add(namespace);
  await Promise.all(namespaces.map((namespace) => loadOne(shown.lang, namespace)));
}

/** Loads all namespaces in use before the language changes. */
export async function showPhrasesIn(lang: string): Promise<void> {
  await Promise.all([...asked].map((namespace) => loadOne(lang, namespace)));
  show(lang);
}

export const shownLanguage = (): string => shown.lang;

/** Translates outside components. */
export const say: Translate = (key, values) => shown.t(key, values);

/** Joins the non-empty texts; in right-to-left languages each part is isolated and keeps its order. */
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

/** Labels of the question before a sheet with unsaved input closes. */
export const discardLabels = (t: Translate): { title: string; leave: string; stay: string } => ({
  title: t('shell:discard.title'),
  leave: t('shell:discard.leave'),
  stay: t('shell:discard.stay'),
});
