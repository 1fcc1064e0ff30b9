/**
 * Language on the screen: the person's own; before sign-in the one chosen on this phone, else the browser's.
 */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { hasWordings, layKeptWordings } from './kept-wordings.ts';
import { onSessionChange, session } from './session.ts';
import { shownLanguage, showPhrasesIn } from './texts.ts';

const key = 'sheaf.lang';

/** An added language is used once its wordings are on this phone. */
function wanted(): string {
  const chosen = session.get()?.user.lang ?? localStorage.getItem(key) ?? navigator.language;
  return hasWordings(chosen) ? chosen : spokenLanguage(chosen);
}

export async function followLanguage(): Promise<void> {
  const lang = wanted();
  localStorage.setItem(key, lang);
  if (lang !== shownLanguage()) {
    try {
      await showPhrasesIn(lang);
    } catch (error) {
      console.warn('this language could not be loaded', lang, error);
      return;
    }
  }
  document.documentElement.lang = lang;
  document.documentElement.dir = languageManner(lang).direction;
  // The choice changed while the phrases loaded.
  if (lang !== wanted()) await followLanguage();
}

/** Resolves when the screen can render in the language. Without its phrases the language does not change. */
export function startLanguage(): Promise<void> {
  layKeptWordings();
  onSessionChange(() => void followLanguage());
  return followLanguage();
}

/** Stores the language chosen before sign-in. */
export function chooseLanguage(lang: string): Promise<void> {
  localStorage.setItem(key, lang);
  return followLanguage();
}

/** Applies the language chosen in the profile at once. */
export function keepOwnLanguage(lang: string): void {
  const known = session.get();
  if (known && known.user.lang !== lang) session.set({ ...known, user: { ...known.user, lang } });
}
