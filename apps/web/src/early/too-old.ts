/** Tells people that their browser is too old for the app, and what is needed. Compiled to ES2015, which such a browser can read. */
import { spokenLanguage, spokenLanguages } from '@sheaf/phrases/spoken-languages';
import { tooOldTexts } from '@sheaf/phrases/too-old-texts';

declare global {
  interface Window {
    /** The app does not start. */
    sheafTooOld?: boolean;
  }
}

/** What the app cannot do without; each came with one of the oldest supported versions. */
export interface BrowserAbilities {
  /** Throws on a pattern that it cannot read. Lookbehind: Safari 16.4. */
  readPattern(pattern: string): unknown;
  /** Sizes of the visible window: Chrome 108. Containers: Firefox 110. */
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
