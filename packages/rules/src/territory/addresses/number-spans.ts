/**
 * Numbers that a house number or a unit covers: one number, a range, or a name; and whether two of them share
 * a door.
 */
import { foldedText } from '../../text/folded-text.ts';

export interface NumberSpan {
  /** `number`, `letter`, or the name after an equals sign. */
  kind: string;
  low: number;
  high: number;
  /** Entered as a range: covers every number in it, with and without a letter. */
  ranged: boolean;
  letter: string;
}

export const spansMeet = (a: NumberSpan, b: NumberSpan): boolean =>
  a.kind === b.kind && a.low <= b.high && b.low <= a.high && (a.ranged || b.ranged || a.letter === b.letter);

const span = (kind: string, from: number, to: number | null, letter: string): NumberSpan => ({
  kind,
  low: Math.min(from, to ?? from),
  high: Math.max(from, to ?? from),
  ranged: to !== null,
  letter: to === null ? letter : '',
});

/** `8-10` is house 8 with the suffix `-10`; a list as written, `~6B;6C`, is the house with every letter. */
export function houseSpan(house: string, suffix: string | null): NumberSpan {
  const text = foldedText(suffix ?? '');
  if (!/^\d{1,9}$/.test(house)) return span(`=${foldedText(house)}`, 0, null, text);
  if (text.startsWith('~'))
    return span(
      'number',
      Number(house),
      /[,;&]/.test(text) && Number(house) > 0 ? Number(house) : null,
      text,
    );
  const [, end] = /^[^-0-9]{0,9}-(\d{1,9})/.exec(text) ?? [];
  return span('number', Number(house), end === undefined ? null : Number(end), text);
}

/** Labels allowed directly before a number, without a space. */
const unitLabels: ReadonlySet<string> = new Set([
  '',
  'unit',
  'flat',
  'apt',
  'apartment',
  'suite',
  'shop',
  'room',
  'no',
]);
const numbers = /^([0-9]{1,9}) ?([a-z])?(?: ?[-+] ?([0-9]{1,9}) ?[a-z]?)?$/;

/** `3`, `unit 3`, `shop 3a`, `#3`, `1-3`, `1a-3b`. */
function readNumbered(part: string): RegExpExecArray | null {
  const start = part.search(/[0-9]/);
  if (start < 0) return null;
  const before = part.slice(0, start);
  return unitLabels.has(before) || /[ .#:/]$/.test(before) ? numbers.exec(part.slice(start)) : null;
}

/** Two characters that are neither digits nor spaces, followed only by separators. */
function endsInWord(before: string): boolean {
  if (/[0-9]/.test(before)) return false;
  for (let at = before.length - 1; at >= 2 && ' .#:/'.includes(before[at]!); at -= 1)
    if (before[at - 1] !== ' ' && before[at - 2] !== ' ') return true;
  return false;
}

/** `b`, `unit b`, `a-c`: the shortest end that matches the text before it. */
function readLettered(part: string): RegExpExecArray | null {
  const ends = [/([a-z])$/.exec(part), /([a-z]) ?- ?([a-z])$/.exec(part)].filter((end) => end !== null);
  return ends.find(({ index }) => index === 0 || endsInWord(part.slice(0, index))) ?? null;
}

function partSpan(part: string): NumberSpan {
  const [, from, letter, to] = readNumbered(part) ?? [];
  if (from !== undefined)
    return span('number', Number(from), to === undefined ? null : Number(to), letter ?? '');
  const [, first, last] = readLettered(part) ?? [];
  if (first === undefined) return span(`=${part.replaceAll(' ', '')}`, 0, null, '');
  return span('letter', first.charCodeAt(0), last === undefined ? null : last.charCodeAt(0), '');
}

/** A unit may be a list, as entered or as another program wrote it; empty without text. */
export const unitSpans = (unit: string | null): NumberSpan[] =>
  foldedText(unit ?? '')
    .replaceAll(/([0-9]) (?=[0-9])/g, '$1,')
    .replaceAll(' to ', '-')
    .split(/[,;&]| and /)
    // Runs of spaces have been folded to one.
    .map((part) => part.replaceAll(/^ | $/g, ''))
    .filter((part) => part !== '')
    .map(partSpan);
