/** Says a phrase: i18next finds it in a language, in the form that its number asks for, and fills in what it names. */
import { createInstance } from 'i18next';

export type Values = Readonly<Record<string, string | number>>;

/** Lines by section and key, as people wrote them since the app was made (I18N-R7). */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export class PhraseBook {
  readonly #i18n = createInstance();
  readonly #builtIn = new Map<string, Map<string, object>>();
  readonly #written = new Map<string, Wordings>();

  constructor() {
    // What is not said in a language is said in the one it is a kind of, and at last in English (I18N-R3).
    void this.#i18n.init({
      lng: 'en',
      fallbackLng: 'en',
      resources: {},
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      appendNamespaceToMissingKey: true,
      initAsync: false,
    });
  }

  /** Phrases as they came with the app. */
  add(lang: string, section: string, phrases: object): void {
    const sections = this.#builtIn.get(lang) ?? new Map<string, object>();
    this.#builtIn.set(lang, sections.set(section, phrases));
    this.#lay(lang, section);
  }

  has(lang: string, section: string): boolean {
    return this.#builtIn.get(lang)?.has(section) ?? false;
  }

  /** Lays lines over the phrases, also over those that are added later, in place of all that were written before. */
  write(lang: string, wordings: Wordings): void {
    const touched = new Set([...Object.keys(this.#written.get(lang) ?? {}), ...Object.keys(wordings)]);
    if (Object.keys(wordings).length > 0) this.#written.set(lang, wordings);
    else this.#written.delete(lang);
    for (const section of touched) this.#lay(lang, section);
  }

  /** Whether anything is said in exactly this language. */
  speaks(lang: string): boolean {
    return this.#builtIn.has(lang) || this.#written.has(lang);
  }

  /** By `section:key`, further parts of the key with a point, `shell:discard.title`. A phrase that does not exist says its key. */
  say(lang: string, key: string, values: Values = {}): string {
    return this.#i18n.t(key, { lng: lang, ...values });
  }

  #lay(lang: string, section: string): void {
    const phrases = this.#builtIn.get(lang)?.get(section) ?? {};
    this.#i18n.removeResourceBundle(lang, section).addResourceBundle(lang, section, phrases);
    for (const [key, text] of Object.entries(this.#written.get(lang)?.[section] ?? {}))
      this.#i18n.addResource(lang, section, key, text);
  }
}
