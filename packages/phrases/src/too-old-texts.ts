/**
 * Texts of the page for browsers older than the supported ones. The page contains all of them, so there are
 * few.
 */
import { type SpokenLanguage, spokenLanguage } from './spoken-languages.ts';

interface TooOldTexts {
  title: string;
  text: string;
  help: string;
}

const texts: Record<SpokenLanguage, TooOldTexts> = {
  en: {
    title: 'This browser is too old for Sheaf',
    text: 'Sheaf needs Safari 16.4, Chrome 109 or Firefox 115, or a later version. On an iPhone this is iOS 16.4.',
    help: 'Update the phone or the browser, or open Sheaf in another browser.',
  },
  ar: {
    title: 'هذا المتصفح أقدم من أن يشغّل Sheaf',
    text: 'يحتاج Sheaf إلى Safari 16.4 أو Chrome 109 أو Firefox 115 أو إصدار أحدث. وعلى iPhone يعني ذلك iOS 16.4.',
    help: 'حدّث الهاتف أو المتصفح، أو افتح Sheaf في متصفح آخر.',
  },
};

/** @param wished language tag of a browser or profile. */
export const tooOldTexts = (wished: string): TooOldTexts => texts[spokenLanguage(wished)];
