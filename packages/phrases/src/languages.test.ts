/** Checks of translations beyond types: placeholders, plural forms, letters. */
import { defaultRoles } from '@sheaf/rules/people/roles/default-roles';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';
import { languageManner } from './spoken-languages.ts';

type Tree = { readonly [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );

const english = new Map(textsOf(languages.en));
const arabic = new Map(textsOf(languages.ar));
const byNumber = /_(zero|one|two|few|many|other)$/;

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([name]) => name)
    .sort()
    .join();

const originalOf = (key: string): string =>
  english.get(key) ?? english.get(key.replace(byNumber, '_other')) ?? english.get(key.replace(byNumber, ''))!;

it('a translation has the placeholders of the English phrase', () => {
  const wrong = [...arabic].filter(([key, text]) => {
    // Arabic omits the number in phrases for one and two.
    const withoutNumber = /_(zero|one|two)$/.test(key);
    const spare = (names: string): string => (withoutNumber ? names.replace(/\{count\},?/, '') : names);
    return spare(placeholders(text)) !== spare(placeholders(originalOf(key)));
  });
  expect(wrong).toEqual([]);
});

/** A number that can be one, before a plural noun. A number after `of` is a total and is not checked. */
const fixedPlural =
  /(?<!of |first )\{(count|rows|lines|addresses|streets|maps|all|filled|good)\} (?!of )[\w-]*s\b/;
/** Phrases that only occur with more than one. */
const alwaysSeveral = /^(addresses\.(preloaded\.makes|import\.sameNumber)|schedule\.|reports\.totals)/;

it('English has a singular for every counted noun', () => {
  const wrong = [...english].filter(
    ([key, text]) =>
      !byNumber.test(key) && !english.has(`${key}_one`) && !alwaysSeveral.test(key) && fixedPlural.test(text),
  );
  expect(wrong).toEqual([]);
});

it('a counted phrase has every plural form of the language', () => {
  const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
  const bases = new Set(
    [...arabic.keys()].filter((key) => byNumber.test(key)).map((key) => key.replace(byNumber, '')),
  );
  const missing = [...bases]
    .flatMap((base) => forms.map((form) => `${base}_${form}`))
    .filter((key) => !arabic.has(key));
  expect(missing).toEqual([]);
});

/** Names that are equal in every language. */
const asTheyAre = new Set(['Sheaf', 'PDF']);

it('Arabic phrases are in Arabic letters', () => {
  const latin = [...arabic].filter(
    ([, text]) =>
      !/\p{Script=Arabic}/u.test(text) &&
      !asTheyAre.has(text) &&
      /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')),
  );
  expect(latin).toEqual([]);
});

it('I18N-R4 an added language has its own name, direction and date format', () => {
  const mannerOf = (iso: string) => Object.values(languageManner(iso));
  expect(mannerOf('he')).toEqual(['עברית', 'rtl', 'he']);
  expect(mannerOf('de')).toEqual(['Deutsch', 'ltr', 'de']);
  expect(languageManner('ar').locale).toBe('ar-u-ca-gregory-nu-latn');
});

it('ROLES-R2 the English names of default roles equal the stored ones', () => {
  expect(languages.en.offices.name).toEqual(
    Object.fromEntries(defaultRoles.map(({ id, name }) => [id, name])),
  );
});
