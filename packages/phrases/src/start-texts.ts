/** What is said where the app could not be loaded, and so none of its other phrases. */
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

/** @param wished a language tag, as a browser or a profile says it. */
export function startTexts(wished: string) {
  const lang = spokenLanguage(wished);
  return { ...texts[lang], lang, dir: spokenLanguages[lang].direction };
}
