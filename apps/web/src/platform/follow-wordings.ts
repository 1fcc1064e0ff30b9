/**
 * Syncs custom wordings with the server: after the first paint (mostly a 304), when their revision rises, and
 * when the person's language changes. Stored wordings apply until then.
 */
import { isSpokenLanguage, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import type { LanguageCode } from '@sheaf/rules/territory/territory/language-code';
import { CallFailed, call } from './api.ts';
import { keepWordings } from './kept-wordings.ts';
import { followLanguage } from './language.ts';
import { live } from './live.ts';
import { onSessionChange, session } from './session.ts';
import type { Wordings } from './texts.ts';

/** Undefined for an unknown language. */
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

/** An added language falls back to English, so the English wordings are read too. */
const languagesOf = (lang: string): string[] => {
  const spoken = spokenLanguage(lang);
  return isSpokenLanguage(lang) || spoken !== 'en' || lang.startsWith('en-') ? [spoken] : [lang, 'en'];
};

let turn = 0;

/** Never fails: the stored wordings stay in use. */
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
