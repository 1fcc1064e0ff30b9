/** The written lines of the languages that this phone speaks, kept so that they are there at the start and offline (I18N-R7). */
import { setWordings, type Wordings } from './texts.ts';

const key = 'sheaf.wordings';

type StoredWordings = Record<string, Wordings>;

function read(): StoredWordings {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as StoredWordings;
  } catch (error) {
    // SYNC-R6.
    console.warn('kept wordings not readable', error);
    return {};
  }
}

let kept = read();

export const hasWordings = (lang: string): boolean => lang in kept;

/** Before anything is drawn. */
export function layKeptWordings(): void {
  for (const [lang, wordings] of Object.entries(kept)) setWordings(lang, wordings);
}

/** In place of all that was kept before. */
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
