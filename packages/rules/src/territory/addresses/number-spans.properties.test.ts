import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldedText } from '../../text/folded-text.ts';
import { houseSpan, spansMeet, unitSpans } from './number-spans.ts';
import { isSameStreet, streetKey } from './same-street.ts';

/** Each span as `kind low-high letter`, a range without letter as `kind low..high`. */
const told = (unit: string | null): string[] =>
  unitSpans(unit).map(({ kind, low, high, ranged, letter }) =>
    ranged ? `${kind} ${low}..${high}${letter}` : `${kind} ${low}-${high} ${letter}`.trim(),
  );

it('ADDR-R20 a house spans its number, and a range its numbers, in either order', () => {
  const number = { kind: 'number', ranged: false, letter: '' };
  expect(houseSpan('8', null)).toEqual({ ...number, low: 8, high: 8 });
  expect(houseSpan('8', 'A')).toEqual({ ...number, low: 8, high: 8, letter: 'a' });
  expect(houseSpan('8', '-10')).toEqual({ ...number, low: 8, high: 10, ranged: true });
  expect(houseSpan('8', '–10')).toEqual({ ...number, low: 8, high: 10, ranged: true });
  expect(houseSpan('10', '-8')).toEqual({ ...number, low: 8, high: 10, ranged: true });
  expect(houseSpan('8', 'b-10')).toEqual({ ...number, low: 8, high: 10, ranged: true });
  expect(houseSpan('8', '-')).toEqual({ ...number, low: 8, high: 8, letter: '-' });
  expect(houseSpan('123456789', '-987654321')).toMatchObject({ low: 123_456_789, high: 987_654_321 });
  expect(houseSpan('Lot 8', 'B')).toEqual({ kind: '=lot 8', low: 0, high: 0, ranged: false, letter: 'b' });
  for (const house of ['8a', 'a8', '1234567890', '']) expect(houseSpan(house, null).kind).toBe(`=${house}`);
});

it('ADDR-R20 two spans match if they have the same kind, a shared number and, unless one is a range, the same letter', () => {
  const span = fc.record({
    kind: fc.constantFrom('number', 'letter'),
    low: fc.integer({ min: 1, max: 6 }),
    more: fc.nat(3),
    letter: fc.constantFrom('', 'a', 'b'),
  });
  const asSpan = ({
    kind,
    low,
    more,
    letter,
  }: {
    kind: string;
    low: number;
    more: number;
    letter: string;
  }) => ({
    kind,
    low,
    high: low + more,
    ranged: more > 0,
    letter: more > 0 ? '' : letter,
  });
  fc.assert(
    fc.property(span, span, (one, other) => {
      const [a, b] = [asSpan(one), asSpan(other)];
      const numbers = (low: number, high: number) =>
        Array.from({ length: high - low + 1 }, (_, index) => low + index);
      const share = numbers(a.low, a.high).some((number) => numbers(b.low, b.high).includes(number));
      const letters = a.ranged || b.ranged || a.letter === b.letter;
      expect(spansMeet(a, b)).toBe(a.kind === b.kind && share && letters);
      expect(spansMeet(b, a)).toBe(spansMeet(a, b));
    }),
  );
});

it.each([
  [null, []],
  ['  ', []],
  ['3', ['number 3-3']],
  ['3a', ['number 3-3 a']],
  ['3 A', ['number 3-3 a']],
  ['Unit 3', ['number 3-3']],
  ['unit3', ['number 3-3']],
  ['flat3', ['number 3-3']],
  ['apt3', ['number 3-3']],
  ['apartment3', ['number 3-3']],
  ['suite3', ['number 3-3']],
  ['shop3', ['number 3-3']],
  ['room3', ['number 3-3']],
  ['no3', ['number 3-3']],
  ['tower3', ['=tower3 0-0']],
  ['#3', ['number 3-3']],
  ['U:3', ['number 3-3']],
  ['level two/3', ['number 3-3']],
  ['1-3', ['number 1..3']],
  ['3-1', ['number 1..3']],
  ['1 - 3', ['number 1..3']],
  ['1+3', ['number 1..3']],
  ['1a-3b', ['number 1..3']],
  ['1 to 3', ['number 1..3']],
  ['1,3', ['number 1-1', 'number 3-3']],
  ['1;3', ['number 1-1', 'number 3-3']],
  ['1&3', ['number 1-1', 'number 3-3']],
  ['1 and 3', ['number 1-1', 'number 3-3']],
  ['1 3 5', ['number 1-1', 'number 3-3', 'number 5-5']],
  ['12 34', ['number 12-12', 'number 34-34']],
  [' 1 , , 3 ', ['number 1-1', 'number 3-3']],
  ['b', ['letter 98-98']],
  ['Unit B', ['letter 98-98']],
  ['a-c', ['letter 97..99']],
  ['c - a', ['letter 97..99']],
  ['Shop', ['=shop 0-0']],
  ['Front door', ['=frontdoor 0-0']],
  ['3ab', ['=3ab 0-0']],
  ['a3', ['=a3 0-0']],
  ['unit.b', ['letter 98-98']],
  ['x b', ['=xb 0-0']],
  ['a-cd', ['=a-cd 0-0']],
  ['1-3x4', ['=1-3x4 0-0']],
  ['1234567890', ['=1234567890 0-0']],
  ['1-1234567890', ['=1-1234567890 0-0']],
])('ADDR-R20 the unit "%s" covers %j', (unit, spans) => {
  expect(told(unit)).toEqual(spans);
});

it('ADDR-R40 compares text without case, accents, invisible marks, dash variants, digit scripts and spaces', () => {
  expect(foldedText('  Møunt \t\r\n Stréet ')).toBe('møunt street');
  expect(foldedText('A\u200bB\u200fC\u202aD\u2060E\ufeffF\u0301')).toBe('abcdef');
  expect(foldedText('1\u20102\u20133\u20154\u22125')).toBe('1-2-3-4-5');
  expect(foldedText('ΟΔΟΣ ς')).toBe('οδοσ σ');
  expect(foldedText('Straße')).toBe('strasse');
  expect(foldedText('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  expect(foldedText('a\fb\vc')).toBe('a b c');
});

it.each([
  ['Mount St.', 'mount street'],
  ['MOUNT  STREET', 'mount street'],
  ["St. John's Rd", 'st johns road'],
  ['Wirts`haus ´Rd', 'wirtshaus road'],
  ['A/B-C_D Ave', 'a b c d avenue'],
  ['(Old) "Mill", Rd;', 'old mill road'],
  ['x:y Tce', 'x y terrace'],
  ['St', 'st'],
  ['Rd St', 'rd street'],
  ['Hauptstr.', 'hauptstrasse'],
  ['Hauptstraße', 'hauptstrasse'],
  ['Strand Road', 'strand road'],
  ['...', '...'],
  ['constructor', 'constructor'],
  ['Old constructor', 'old constructor'],
  ...Object.entries({
    st: 'street',
    rd: 'road',
    ave: 'avenue',
    av: 'avenue',
    dr: 'drive',
    ct: 'court',
    crt: 'court',
    cres: 'crescent',
    cr: 'crescent',
    pl: 'place',
    tce: 'terrace',
    ter: 'terrace',
    hwy: 'highway',
    ln: 'lane',
    pde: 'parade',
    blvd: 'boulevard',
    bvd: 'boulevard',
    cl: 'close',
    sq: 'square',
    gr: 'grove',
    gdns: 'gardens',
  }).map(([short, long]) => [`Mount View ${short}`, `mount view ${long}`]),
])('ADDR-R40 compares the street "%s" as "%s"', (name, key) => {
  expect(streetKey(name!)).toBe(key);
});

it('ADDR-R40 one name in one suburb is one street, as far as the suburbs are known', () => {
  const at = (name: string, suburb: string | null) => ({ name, suburb });
  expect(isSameStreet(at('Mount St', 'ACTON'), at('Mount Street', 'Acton'))).toBe(true);
  expect(isSameStreet(at('Mount St', 'Acton'), at('Mount St', 'Montello'))).toBe(false);
  expect(isSameStreet(at('Mount St', null), at('Mount St', 'Montello'))).toBe(true);
  expect(isSameStreet(at('Mount St', 'Acton'), at('Mount St', null))).toBe(true);
  expect(isSameStreet(at('Mount St', null), at('View St', null))).toBe(false);
});
