/** Validates an edited line against its English line (I18N-R3). */
import { allow, type Decision, refuse } from '../decision.ts';
import { type Line, lockOf } from './locked-line.ts';
import { holdsAddress, holdsMarkup, holdsUnseen } from './wording-safety.ts';

/** Lines by key; levels are joined with dots. */
export type Lines = ReadonlyMap<string, string>;

interface Tree {
  readonly [key: string]: string | Tree;
}

export const linesOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : linesOf(value, `${path}${key}.`),
  );

const byNumber = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the English line for each expected line of a language: counted phrases have all plural forms of the
 * language.
 */
export function expectedLines(english: Lines, forms: readonly string[]): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [key, text] of english) {
    const base = key.replace(byNumber, '');
    if (base === key && !english.has(`${key}_one`)) expected.set(key, text);
    // All plural forms replace the first English one; `_zero` is only expected where English has it.
    else
      for (const form of english.has(`${base}_zero`) ? new Set(['zero', ...forms]) : forms) {
        const same = `${base}_${form}`;
        expected.set(same, english.get(same) ?? english.get(`${base}_other`) ?? english.get(base) ?? text);
      }
  }
  return expected;
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

/** Forms for one number may omit it: "A map", "two maps". */
const mayOmitCount = (key: string): boolean => /_(zero|one|two)$/.test(key);

const keepsPlaceholders = (key: string, english: string, text: string): boolean => {
  const spare = (names: string[]): string =>
    (mayOmitCount(key) ? names.filter((name) => name !== '{count}') : names).join();
  const bracesBeside = /[{}]/.test(text.replaceAll(/\{\w+\}/g, '').normalize('NFKC'));
  return !bracesBeside && spare(placeholders(text)) === spare(placeholders(english));
};

const shortestLimit = 60;
export const longestWording = 2000;

/** Permits longer texts in other languages, but no paragraph on a button. */
export const mostLetters = (english: string): number =>
  Math.min(longestWording, Math.max(shortestLimit, english.length * 3));

export type WordingProblem =
  | 'required'
  | 'too-long'
  | 'placeholders'
  | 'line-breaks'
  | 'line-locked'
  | 'unseen-letters'
  | 'no-markup'
  | 'no-address';

/** Decides whether a line is valid; checked when written and when read (I18N-R3, R5, R10, R11). */
export function decideWording(line: Line, text: string): Decision<string, WordingProblem> {
  const { key, english } = line;
  if (lockOf(line)) return refuse('line-locked');
  if (text.trim() === '') return refuse('required');
  if (text.length > mostLetters(english)) return refuse('too-long');
  if (holdsUnseen(text)) return refuse('unseen-letters');
  if (holdsMarkup(text)) return refuse('no-markup');
  if (!keepsPlaceholders(key, english, text)) return refuse('placeholders');
  if (holdsAddress(text)) return refuse('no-address');
  if (/[\r\n]/.test(text) && !english.includes('\n')) return refuse('line-breaks');
  return allow(text);
}
