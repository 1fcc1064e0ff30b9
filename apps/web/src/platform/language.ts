/** The language on the screen: that of the person's profile; before they are known the one chosen here, else the browser's. */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { hasWordings, layKeptWordings } from './kept-wordings.ts';
import { onSessionChange, session } from './session.ts';
import { shownLanguage, showPhrasesIn } from './texts.ts';

const key = 'sheaf.lang';

/** One that was added is spoken once its lines are on this phone. */
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
  // Somebody chose again while the phrases were on their way.
  if (lang !== wanted()) await followLanguage();
}

/** Ends when the screen may be drawn in it; where its phrases cannot be had, the screen stays as it is. */
export function startLanguage(): Promise<void> {
  layKeptWordings();
  onSessionChange(() => void followLanguage());
  return followLanguage();
}

/** Before the person is known. */
export function chooseLanguage(lang: string): Promise<void> {
  localStorage.setItem(key, lang);
  return followLanguage();
}

/** What the person chose in their profile acts at once. */
export function keepOwnLanguage(lang: string): void {
  const known = session.get();
  if (known && known.user.lang !== lang) session.set({ ...known, user: { ...known.user, lang } });
}
