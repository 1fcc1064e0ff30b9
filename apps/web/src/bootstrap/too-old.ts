/**
 * Shows that the browser is too old for the app, and the required versions. Compiled to ES2015, which such a
 * browser can run.
 */
import { spokenLanguage, spokenLanguages } from '@sheaf/phrases/spoken-languages';
import { tooOldTexts } from '@sheaf/phrases/too-old-texts';

declare global {
  interface Window {
    /** True if the app does not start. */
    sheafTooOld?: boolean;
  }
}

/** Features that the app requires; each is new in one of the oldest supported versions. */
export interface BrowserAbilities {
  /** Throws on an unsupported pattern. Lookbehind: Safari 16.4. */
  readPattern(pattern: string): unknown;
  /** Viewport units: Chrome 108. Container queries: Firefox 110. */
  supportsStyle(property: string, value: string): boolean;
}

const thisBrowser: BrowserAbilities = {
  readPattern: (pattern) => new RegExp(pattern),
  supportsStyle: (property, value) => CSS.supports(property, value),
};

export function isTooOld({ readPattern, supportsStyle }: BrowserAbilities = thisBrowser): boolean {
  try {
    readPattern('(?<=a)b');
    return !supportsStyle('height', '1dvh') || !supportsStyle('container-type', 'inline-size');
  } catch {
    return true;
  }
}

export function showTooOld(): void {
  const lang = spokenLanguage(localStorage.getItem('sheaf.lang') ?? navigator.language);
  const { title, text, help } = tooOldTexts(lang);
  document.documentElement.lang = lang;
  document.documentElement.dir = spokenLanguages[lang].direction;
  const shown = document.createElement('main');
  shown.className = 'not-started';
  const add = (name: 'h1' | 'p', content: string): void => {
    const part = document.createElement(name);
    part.textContent = content;
    shown.appendChild(part);
  };
  add('h1', title);
  add('p', text);
  add('p', help);
  const root = document.getElementById('root')!;
  root.textContent = '';
  root.appendChild(shown);
}
