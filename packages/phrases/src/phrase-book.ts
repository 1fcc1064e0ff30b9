/** Looks up a phrase by language, key and plural form, and fills in its placeholders. */
import { fillIn, fillInFromRight, fillInPlainFromRight, type Values } from './fill-in.ts';
import { isRightToLeft } from './spoken-languages.ts';

export type { Values };

/** Edited lines by section and key (I18N-R7). */
export type Wordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fallback order: the language, its base language, English (I18N-R3). */
const languagesFor = (lang: string): Set<string> => new Set([lang, lang.split(/[-_]/)[0]!, 'en']);

const formsByLanguage = new Map<string, Intl.PluralRules>();

/** Plural category of `Intl`: `one`, `few`, `other`. */
function formOf(lang: string, count: number): string {
  const rules = formsByLanguage.get(lang) ?? new Intl.PluralRules(lang);
  formsByLanguage.set(lang, rules);
  return rules.select(count);
}

const numbersByLanguage = new Map<string, Intl.NumberFormat>();

/** Placeholder names that are always counts; others can be years or map numbers. */
const counts = new Set(['addresses', 'all', 'count', 'limit', 'lines', 'readable', 'shown', 'total']);

/** Smallest number with a thousands separator: only counts have one below ten thousand. */
const firstParted = (name: string): number => (counts.has(name) ? 1000 : 10_000);

/** 12318 becomes `12,318` in the format of the language. */
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

/** Looks up `discard.title` in `{ discard: { title } }`. */
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
  /**
   * Cache of phrases without a count, by language and key: a screen uses the same few phrases hundreds of
   * times.
   */
  readonly #found = new Map<string, string>();

  /** Adds built-in phrases. */
  add(lang: string, section: string, phrases: object): void {
    this.#found.clear();
    const sections = this.#builtIn.get(lang) ?? new Map<string, object>();
    this.#builtIn.set(lang, sections.set(section, phrases));
  }

  has(lang: string, section: string): boolean {
    return this.#builtIn.get(lang)?.has(section) ?? false;
  }

  /** Replaces all edited lines of a language; they override built-in phrases, including those added later. */
  write(lang: string, wordings: Wordings): void {
    this.#found.clear();
    if (Object.keys(wordings).length > 0) this.#written.set(lang, wordings);
    else this.#written.delete(lang);
  }

  /** Whether this exact language has any phrases. */
  speaks(lang: string): boolean {
    return this.#builtIn.has(lang) || this.#written.has(lang);
  }

  /**
   * For screens and paper. The key is `section:key` with dots between levels, `shell:discard.title`. Returns
   * the key of an unknown phrase.
   */
  say(lang: string, key: string, values: Values = {}): string {
    const fill = isRightToLeft(lang) ? fillInFromRight : fillIn;
    return fill(this.#phrase(lang, key, values['count']), withParted(lang, values));
  }

  /** Like `say`, for messages and other text outside the app: without isolates. */
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

  /** Tries the form for zero, then the plural form, then the plain phrase. */
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
