/**
 * Decides which existing map a row refers to, depending on the other rows of the file (TERR-R11, TERR-R40).
 */
import { groupBy } from '../../group-by.ts';
import { foldedText } from '../../text/folded-text.ts';
import { longestMapNumber } from '../maps/map-number.ts';
import type { MapName } from './read-map-name.ts';

export const spellingChoices = ['one', 'apart'] as const;
/** Whether two spellings of one number in a file, `1` and `0001`, are one map. */
export type SpellingChoice = (typeof spellingChoices)[number];

/** `A-51` and `a51`, `1` and `0001` have one key. */
export const mapKey = (number: string): string =>
  foldedText(number)
    .replaceAll(/(\p{L})[-. ](?=\d)/gu, '$1')
    .replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));

/** The category code is part of the number. */
export const wholeNumber = ({ number, code }: MapName): string =>
  !code || number.toLowerCase().startsWith(code.toLowerCase()) ? number : `${code}${number}`;

/** The key without the letters before its number, for files without a code column. */
export function keyWithoutCode(number: string): string {
  const key = mapKey(number);
  const digit = key.search(/\d/);
  return /^\p{L}+$/u.test(key.slice(0, Math.max(0, digit))) ? key.slice(digit) : key;
}

export type ChosenNumber =
  | {
      number: string;
      /** The file has no code column, and only this map has the number after a code. */
      isCodeAdded?: true;
    }
  | { fault: 'number-too-long' | 'map-unclear' };

interface NumberChoice {
  /** Numbers of all existing maps. */
  known: ReadonlySet<string>;
  /** Undefined before the person has chosen. */
  spellings: SpellingChoice | undefined;
  /** Sheaf exports name each map exactly. */
  isExact: boolean;
}

const grouped = <Value>(values: Iterable<Value>, keyOf: (value: Value) => string): Map<string, Value[]> =>
  groupBy(values, keyOf);

/** Numbers that a file spells in several ways. */
export function alikeNumbers(names: readonly MapName[]): string[][] {
  const spelled = grouped(new Set(names.map(wholeNumber)), mapKey);
  return [...spelled.values()].filter((numbers) => numbers.length > 1);
}

const fitting = (number: string): ChosenNumber =>
  number.length > longestMapNumber ? { fault: 'number-too-long' } : { number };

/**
 * Matches a map by its number with its code. An existing map under the number alone matches if the file has
 * that number under one code only; with several codes it is unclear. A number from a file without a code
 * column matches the existing map that has it after a code, if there is one such map only and the file does
 * not name it in full.
 */
export function chooseNumbers(
  names: readonly MapName[],
  { known, spellings, isExact }: NumberChoice,
): (name: MapName) => ChosenNumber {
  const hereByKey = grouped(known, mapKey);
  const spelledByKey = grouped(new Set(names.map(wholeNumber)), mapKey);
  const codesByKey = new Map<string, Set<string>>();
  for (const { number, code } of names) {
    const key = mapKey(number);
    codesByKey.set(key, (codesByKey.get(key) ?? new Set()).add(code?.toLowerCase() ?? ''));
  }
  const withoutCode = ({ number, code }: MapName): string | 'map-unclear' | undefined => {
    const key = mapKey(number);
    const here = code ? hereByKey.get(key) : undefined;
    const codes = codesByKey.get(key)!;
    if (!here || codes.has('')) return undefined;
    return here.length === 1 && codes.size === 1 ? here[0] : 'map-unclear';
  };
  const hereWithCode = grouped(known, keyWithoutCode);
  const behindCode = (key: string): ChosenNumber | undefined => {
    const here = hereWithCode.get(key)?.filter((number) => !spelledByKey.has(mapKey(number))) ?? [];
    if (here.length > 1) return { fault: 'map-unclear' };
    return here.length === 1 ? { number: here[0]!, isCodeAdded: true } : undefined;
  };
  return (name) => {
    const whole = wholeNumber(name);
    if (isExact || known.has(whole)) return fitting(whole);
    const key = mapKey(whole);
    const spelled = spelledByKey.get(key) ?? [whole];
    if (spelled.length > 1 && spellings !== 'one')
      return spellings === 'apart' ? fitting(whole) : { fault: 'map-unclear' };
    const here = hereByKey.get(key) ?? [];
    if (here.length > 1) return { fault: 'map-unclear' };
    const added = here.length === 0 && name.code === null ? behindCode(key) : undefined;
    if (added) return added;
    const found = here[0] ?? withoutCode(name);
    return found === 'map-unclear' ? { fault: found } : fitting(found ?? spelled[0]!);
  };
}
