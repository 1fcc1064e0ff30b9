/**
 * Written lines follow the server: read once the first paint stands (mostly a 304), when their revision rises, and when the
 * person's language changes. Until then those that were kept are said.
 */
import { isSpokenLanguage, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import type { LanguageCode } from '@sheaf/rules/territory/territory/language-code';
import { CallFailed, call } from './api.ts';
import { keepWordings } from './kept-wordings.ts';
import { followLanguage } from './language.ts';
import { live } from './live.ts';
import { onSessionChange, session } from './session.ts';
import type { Wordings } from './texts.ts';

/** Undefined where there is no such language. */
async function readOne(iso: string): Promise<Wordings | undefined> {
  try {
    return await call('translations.readLanguage', {
      params: { iso: iso as LanguageCode },
      query: { only: 'edited' },
    });
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

/** An added language says in English what is not translated, so English is read beside it. */
const languagesOf = (lang: string): string[] => {
  const spoken = spokenLanguage(lang);
  return isSpokenLanguage(lang) || spoken !== 'en' || lang.startsWith('en-') ? [spoken] : [lang, 'en'];
};

let turn = 0;

/** Never fails: what was kept before goes on being said. */
export async function readWordings(): Promise<void> {
  const lang = session.get()?.user.lang;
  if (!lang) return;
  turn += 1;
  const mine = turn;
  try {
    const read = await Promise.all(languagesOf(lang).map(async (iso) => [iso, await readOne(iso)] as const));
    if (mine !== turn) return;
    const there = read.filter(
      ([iso, wordings]) => wordings && (!isSpokenLanguage(iso) || Object.keys(wordings).length > 0),
    );
    keepWordings(Object.fromEntries(there) as Record<string, Wordings>);
    await followLanguage();
  } catch (error) {
    console.info('wordings are read later', error);
  }
}

export function startWordings(): void {
  let lang = session.get()?.user.lang;
  live.onRise((collections) => {
    if (collections.has('translations')) void readWordings();
  });
  onSessionChange(() => {
    const next = session.get()?.user.lang;
    if (next !== lang) void readWordings();
    lang = next;
  });
  void readWordings();
}
