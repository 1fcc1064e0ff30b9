/** Says a phrase: finds it in a language, in the form that its number asks for, and fills in what it names. */
import { fillIn, fillInFromRight, fillInPlainFromRight, type Values } from './fill-in.ts';
import { isRightToLeft } from './spoken-languages.ts';

export type { Values };

/** Lines by section and key, as people wrote them since the app was made (I18N-R7). */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What is not said in a language is said in the one it is a kind of, and at last in English (I18N-R3). */
const languagesFor = (lang: string): Set<string> => new Set([lang, lang.split(/[-_]/)[0]!, 'en']);

const formsByLanguage = new Map<string, Intl.PluralRules>();

/** The name of the form that a number takes in a language, as `Intl` names it: `one`, `few`, `other`. */
function formOf(lang: string, count: number): string {
  const rules = formsByLanguage.get(lang) ?? new Intl.PluralRules(lang);
  formsByLanguage.set(lang, rules);
  return rules.select(count);
}

const numbersByLanguage = new Map<string, Intl.NumberFormat>();

/** What these names stand for is always a count; others may be years or numbers of maps. */
const counts = new Set(['addresses', 'all', 'count', 'limit', 'lines', 'readable', 'shown', 'total']);

/** From here on the thousands are parted: below ten thousand in counts alone. */
const firstParted = (name: string): number => (counts.has(name) ? 1000 : 10_000);

/** 12318 as a reader of the language writes it: `12,318`. */
function withParted(lang: string, values: Values): Values {
  const large = Object.entries(values).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && Math.abs(entry[1]) >= firstParted(entry[0]),
  );
  if (large.length === 0) return values;
  const numbers = numbersByLanguage.get(lang) ?? new Intl.NumberFormat(`${lang}-u-nu-latn`);
  numbersByLanguage.set(lang, numbers);
  return { ...values, ...Object.fromEntries(large.map(([name, number]) => [name, numbers.format(number)])) };
}

/** `discard.title` of `{ discard: { title } }`. */
function builtInLine(phrases: object | undefined, key: string): string | undefined {
  let found: unknown = phrases;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'string' ? found : undefined;
}

export class PhraseBook {
  readonly #builtIn = new Map<string, Map<string, object>>();
  readonly #written = new Map<string, Wordings>();
  /** What was found without a number, by language and key: a screen says the same few phrases hundreds of times. */
  readonly #found = new Map<string, string>();

  /** Phrases as they came with the app. */
  add(lang: string, section: string, phrases: object): void {
    this.#found.clear();
    const sections = this.#builtIn.get(lang) ?? new Map<string, object>();
    this.#builtIn.set(lang, sections.set(section, phrases));
  }

  has(lang: string, section: string): boolean {
    return this.#builtIn.get(lang)?.has(section) ?? false;
  }

  /** Lays lines over the phrases, also over those that are added later, in place of all that were written before. */
  write(lang: string, wordings: Wordings): void {
    this.#found.clear();
    if (Object.keys(wordings).length > 0) this.#written.set(lang, wordings);
    else this.#written.delete(lang);
  }

  /** Whether anything is said in exactly this language. */
  speaks(lang: string): boolean {
    return this.#builtIn.has(lang) || this.#written.has(lang);
  }

  /**
   * On screens and on paper. By `section:key`, further parts of the key with a point, `shell:discard.title`. A phrase that does
   * not exist says its key.
   */
  say(lang: string, key: string, values: Values = {}): string {
    const fill = isRightToLeft(lang) ? fillInFromRight : fillIn;
    return fill(this.#phrase(lang, key, values['count']), withParted(lang, values));
  }

  /** As `say`, in messages and in whatever else leaves the app as text: nothing in it is isolated. */
  sayPlain(lang: string, key: string, values: Values = {}): string {
    const fill = isRightToLeft(lang) ? fillInPlainFromRight : fillIn;
    return fill(this.#phrase(lang, key, values['count']), withParted(lang, values));
  }

  #phrase(lang: string, key: string, count: string | number | undefined): string {
    if (typeof count === 'number') return this.#find(lang, key, count);
    const place = `${lang} ${key}`;
    const known = this.#found.get(place);
    if (known !== undefined) return known;
    const found = this.#find(lang, key, count);
    this.#found.set(place, found);
    return found;
  }

  #find(lang: string, key: string, count: string | number | undefined): string {
    for (const tried of languagesFor(lang)) {
      const text = this.speaks(tried) ? this.#lineIn(tried, key, count) : undefined;
      if (text !== undefined) return text;
    }
    return key;
  }

  /** The form for nothing, where there is one, then that of the number, then the phrase without forms. */
  #lineIn(lang: string, key: string, count: string | number | undefined): string | undefined {
    const at = key.indexOf(':');
    const section = key.slice(0, at);
    const name = key.slice(at + 1);
    const find = (form: string): string | undefined => {
      const written = this.#written.get(lang)?.[section];
      if (written && Object.hasOwn(written, name + form)) return written[name + form];
      return builtInLine(this.#builtIn.get(lang)?.get(section), name + form);
    };
    if (typeof count !== 'number') return find('');
    return (count === 0 ? find('_zero') : undefined) ?? find(`_${formOf(lang, count)}`) ?? find('');
  }
}
