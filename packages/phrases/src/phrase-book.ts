/** Says a phrase: finds it in a language, in the form that its number asks for, and fills in what it names. */

export type Values = Readonly<Record<string, string | number>>;

/** Texts by key, or more of them under one; from outside such a key is written with a point, `discard.title`. */
interface Section {
  readonly [key: string]: string | Section;
}

/** Lines by section and key, as people wrote them since the app was made (I18N-R7). */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const textAt = (section: Section | undefined, key: string): string | undefined => {
  let place: string | Section | undefined = section;
  for (const part of key.split('.')) place = typeof place === 'object' ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
};

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** What is not said in a language is said in the one it is a kind of, and at last in English (I18N-R3). */
const languagesFor = (lang: string): Iterable<string> => new Set([lang, lang.split('-')[0]!, 'en']);

const rulesByLanguage = new Map<string, Intl.PluralRules>();

/** The endings of a key, the most fitting first; nothing has a form of its own wherever there is one. */
function formsFor(lang: string, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [''];
  const rules = rulesByLanguage.get(lang) ?? new Intl.PluralRules(lang);
  rulesByLanguage.set(lang, rules);
  return [...(count === 0 ? ['_zero'] : []), `_${rules.select(count)}`, ''];
}

export class PhraseBook {
  readonly #builtIn = new Map<string, Map<string, Section>>();
  readonly #written = new Map<string, Wordings>();

  /** Phrases as they came with the app. */
  add(lang: string, section: string, phrases: object): void {
    const sections = this.#builtIn.get(lang) ?? new Map<string, Section>();
    this.#builtIn.set(lang, sections.set(section, phrases as Section));
  }

  has(lang: string, section: string): boolean {
    return this.#builtIn.get(lang)?.has(section) ?? false;
  }

  /** Lays lines over the phrases, also over those that are added later, in place of all that were written before. */
  write(lang: string, wordings: Wordings): void {
    if (Object.keys(wordings).length > 0) this.#written.set(lang, wordings);
    else this.#written.delete(lang);
  }

  /** Whether anything is said in exactly this language. */
  speaks(lang: string): boolean {
    return this.#builtIn.has(lang) || this.#written.has(lang);
  }

  /** By `section:key`. A phrase that does not exist says its key. */
  say(lang: string, key: string, values: Values = {}): string {
    const [section = '', name = ''] = key.split(':', 2);
    for (const spoken of languagesFor(lang)) {
      if (!this.speaks(spoken)) continue;
      const lines = this.#written.get(spoken)?.[section];
      const phrases = this.#builtIn.get(spoken)?.get(section);
      for (const form of formsFor(spoken, values['count'])) {
        const text = lines?.[name + form] ?? textAt(phrases, name + form);
        if (text !== undefined) return fill(text, values);
      }
    }
    return key;
  }
}
