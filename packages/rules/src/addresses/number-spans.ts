/** What a house number or a unit stands for: one number, a range, or a name; and whether two of them share a door. */
import { foldedText } from './folded-text.ts';

export interface NumberSpan {
  /** `number`, `letter`, or the name itself after an equals sign. */
  kind: string;
  low: number;
  high: number;
  /** Entered as a range: it stands for every number in it, with and without a letter. */
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

/** `8-10` is kept as the house 8 with the suffix `-10`. */
export function houseSpan(house: string, suffix: string | null): NumberSpan {
  const letter = foldedText(suffix ?? '');
  if (!/^\d{1,9}$/.test(house)) return span(`=${foldedText(house)}`, 0, null, letter);
  const [, end] = /^-(\d{1,9})/.exec(letter) ?? [];
  return span('number', Number(house), end === undefined ? null : Number(end), letter);
}

/** `3`, `unit 3`, `shop 3a`, `#3`, `1-3`, `1a-3b`. */
const numbered =
  /^(?:[^0-9]*[ .#:/]|unit|flat|apt|apartment|suite|shop|room|no)?([0-9]{1,9}) ?([a-z])?(?: ?[-+] ?([0-9]{1,9}) ?[a-z]?)?$/;
/** `b`, `unit b`, `a-c`. */
const lettered = /^(?:[^0-9]*[^0-9 ]{2}[ .#:/]+)?([a-z])(?: ?- ?([a-z]))?$/;

function partSpan(part: string): NumberSpan {
  const [, from, letter, to] = numbered.exec(part) ?? [];
  if (from !== undefined)
    return span('number', Number(from), to === undefined ? null : Number(to), letter ?? '');
  const [, first, last] = lettered.exec(part) ?? [];
  if (first === undefined) return span(`=${part.replaceAll(' ', '')}`, 0, null, '');
  return span('letter', first.charCodeAt(0), last === undefined ? null : last.charCodeAt(0), '');
}

/** A unit may be a list, as entered or as another program wrote it; none where nothing is written. */
export const unitSpans = (unit: string | null): NumberSpan[] =>
  foldedText(unit ?? '')
    .replaceAll(/([0-9]) (?=[0-9])/g, '$1,')
    .replaceAll(' to ', '-')
    .split(/[,;&]| and /)
    .map((part) => part.replaceAll(/^ +| +$/g, ''))
    .filter((part) => part !== '')
    .map(partSpan);
