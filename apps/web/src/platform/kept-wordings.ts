/**
 * Custom wordings of the languages on this phone, stored in localStorage for the start and offline (I18N-R7).
 */
import { setWordings, type Wordings } from './texts.ts';

const key = 'sheaf.wordings';

type StoredWordings = Record<string, Wordings>;

function read(): StoredWordings {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as StoredWordings;
  } catch (error) {
    // SYNC-R6: an unreadable store is logged and ignored.
    console.warn('kept wordings not readable', error);
    return {};
  }
}

let kept = read();

export const hasWordings = (lang: string): boolean => lang in kept;

/** Applies the stored wordings. Runs before the first render. */
export function layKeptWordings(): void {
  for (const [lang, wordings] of Object.entries(kept)) setWordings(lang, wordings);
}

/** Replaces all stored wordings. */
export function keepWordings(next: StoredWordings): void {
  const gone = Object.keys(kept).filter((lang) => !(lang in next));
  kept = next;
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn('wordings could not be kept; they are read anew at the next start', error);
  }
  for (const lang of gone) setWordings(lang, {});
  for (const [lang, wordings] of Object.entries(next)) setWordings(lang, wordings);
}
