/** The language on the screen: that of the person's profile; before he is known the one chosen here, else the browser's. */
import { type SpokenLanguage, spokenLanguage, spokenLanguages } from '@sheaf/phrases/spoken-languages';
import { onSessionChange, session } from './session.ts';
import { shownLanguage, showPhrasesIn } from './texts.ts';

const key = 'sheaf.lang';

const wanted = (): SpokenLanguage =>
  spokenLanguage(session.get()?.user.lang ?? localStorage.getItem(key) ?? navigator.language);

async function follow(): Promise<void> {
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
  document.documentElement.dir = spokenLanguages[lang].direction;
  // Somebody chose again while the phrases were on their way.
  if (lang !== wanted()) await follow();
}

/** Ends when the screen may be drawn in it; where its phrases cannot be had, the screen stays as it is. */
export function startLanguage(): Promise<void> {
  onSessionChange(() => void follow());
  return follow();
}

/** Before the person is known. */
export function chooseLanguage(lang: SpokenLanguage): Promise<void> {
  localStorage.setItem(key, lang);
  return follow();
}

/** What the person chose in his profile acts at once. */
export function keepOwnLanguage(lang: string): void {
  const known = session.get();
  if (known && known.user.lang !== lang) session.set({ ...known, user: { ...known.user, lang } });
}
