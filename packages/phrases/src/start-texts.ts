/** Texts of the page shown if the app could not be loaded; no other phrases are available then. */
import { type SpokenLanguage, spokenLanguage, spokenLanguages } from './spoken-languages.ts';

interface StartTexts {
  title: string;
  text: string;
  retry: string;
}

const texts: Record<SpokenLanguage, StartTexts> = {
  en: {
    title: 'Sheaf could not be loaded',
    text: 'Check your connection and try again. Nothing you did is lost.',
    retry: 'Try again',
  },
  ar: {
    title: 'تعذّر تحميل Sheaf',
    text: 'تحقّق من اتصالك وأعد المحاولة. لن يضيع شيء ممّا فعلته.',
    retry: 'إعادة المحاولة',
  },
};

/** @param wished language tag of a browser or profile. */
export function startTexts(wished: string) {
  const lang = spokenLanguage(wished);
  return { ...texts[lang], lang, dir: spokenLanguages[lang].direction };
}
