import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldDigits } from '../../text/fold-digits.ts';
import { readNumbers } from './address-file.ts';
import { addressText } from './address-text.ts';
import { readHouse, readHouses } from './house.ts';
import { hasOpenHyphen, houseText, hyphenIn, longestSuffix, numberIn } from './house-suffix.ts';
import { houseSpan, spansMeet } from './number-spans.ts';
import { refusedHouse, refusedHouses } from './typed-entry.ts';
import { readUnits } from './unit.ts';

/** The zero of each script. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1e950];
const inScript = (text: string, zero: number): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

it('ADDR-R61 reads digits of every script, in typed numbers and in units', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zeros), fc.integer({ min: 1, max: 99_999 }), (zero, house) => {
      const text = inScript(String(house), zero);
      expect(foldDigits(text)).toBe(String(house));
      expect(readHouse(text, null)).toEqual(readHouse(String(house), null));
      expect(refusedHouse({ house: text, suffix: '' }, { house: true, suffix: true }).house).toBeNull();
    }),
  );
  expect(readHouses('١٠-١٣')).toEqual(readHouses('10-13'));
  expect(readHouses('١٠، ١٢')).toEqual(readHouses('10,12'));
  expect(readHouses('１０＋１４')).toEqual(readHouses('10+14'));
  expect(readHouses('١٠ ١٢')).toMatchObject({ reason: 'numbers-apart' });
  expect([refusedHouses('١٠-', false), refusedHouses('١٠-٨', true)]).toEqual([null, 'house-reversed']);
  expect(readUnits('١،٣-٥')).toEqual(readUnits('1,3-5'));
});

it('ADDR-R61 a suffix is letters of any script or the end of a range', () => {
  const suffixOf = (house: string, suffix: string) => {
    const read = readHouse(house, suffix);
    return read.allowed ? read.value.suffix : read.reason;
  };
  expect(['a', 'а', 'أ', 'bis', 'ter', 'ß', 'ñ'].map((suffix) => suffixOf('12', suffix))).toEqual([
    'A',
    'А',
    'أ',
    'bis',
    'ter',
    'SS',
    'Ñ',
  ]);
  expect(
    ['-14', '14', '- 14', '–14', '-١٤', '-12A', '-14b', 'b-14'].map((one) => suffixOf('12', one)),
  ).toEqual(['-14', '-14', '-14', '-14', '-14', '-12A', '-14B', 'B-14']);
  expect(['-12', '-11', '-9c'].map((one) => suffixOf('12', one))).toEqual(
    new Array(3).fill('house-reversed'),
  );
  expect(
    ['a1', '+14', '-14-16', 'a'.repeat(11), '~13', '~x', '/3'].map((one) => suffixOf('12', one)),
  ).toEqual(new Array(7).fill('suffix-unreadable'));
  expect(suffixOf('12', '~A12')).toBe('~A12');
});

const read = (text: string, hyphen: 'range' | 'number' = 'range') => {
  const numbers = readNumbers(text, hyphen, () => undefined);
  return [numbers.house, addressText({ ...numbers, street: '' }).trim()];
};

it.each([
  ['١٢', '12', '12'],
  ['۱۴۰', '140', '140'],
  ['80а', '80', '80А'],
  ['12 أ', '12', '12أ'],
  ['12 bis', '12', '12 bis'],
  ['33-33A', '33', '33-33A'],
  ['8a-10', '8', '8A-10'],
  ['A12', '12', 'A12'],
  ['6B;6C', '6', '6B;6C'],
  ['395-1', '395', '395-1'],
  ['10-8', '10', '10-8'],
  ['12 14', '12', '12 14'],
  ['12-14-16', '12', '12-14-16'],
  ['Lot 5', '5', 'Lot 5'],
  ['3/31 rear', '31', '3/31 rear'],
  ['1234567', '1234567', '1234567'],
  ['A', '0', 'A'],
  ['أ', '0', 'أ'],
  ['Villa Rosa', '0', 'Villa Rosa'],
  ['s/n', '0', 's/n'],
  ['-', '0', '-'],
  ['0', '0', '0'],
])('ADDR-R61 reads the number "%s" of a list as house %s and displays "%s"', (text, house, told) => {
  expect(read(text)).toEqual([house, told]);
});

it("ADDR-R61 reads a hyphen as a range or as part of one number, by the choice made or the country's custom", () => {
  expect([read('12-14', 'range'), read('12-14', 'number')]).toEqual([
    ['12', '12-14'],
    ['12', '12-14'],
  ]);
  const spanOf = (hyphen: 'range' | 'number') => {
    const numbers = readNumbers('12-14', hyphen, () => undefined);
    return houseSpan(numbers.house, numbers.suffix);
  };
  expect([spanOf('range'), spanOf('number')]).toMatchObject([
    { low: 12, high: 14, ranged: true },
    { low: 12, high: 12, ranged: false },
  ]);
  expect(['12-14', '١٢ - ١٤', '395-1', '33-33A', '12', '0-5'].map(hasOpenHyphen)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
  expect(['KR', 'JP', 'AU', 'LB', null].map(hyphenIn)).toEqual([
    'number',
    'number',
    'range',
    'range',
    'range',
  ]);
});

it('ADDR-R61 loses no text, and a stored number can be saved again with the form', () => {
  const text = fc
    .string({ unit: fc.constantFrom(...'0129 aбأ-/;,~١'), minLength: 1, maxLength: 40 })
    .filter((written) => written.trim() !== '');
  fc.assert(
    fc.property(text, fc.constantFrom('range', 'number'), (written, hyphen) => {
      const { house, suffix } = readNumbers(written, hyphen, () => undefined);
      expect(suffix?.length ?? 0).toBeLessThanOrEqual(longestSuffix);
      expect(numberIn(houseText(house, suffix)) ?? 0).toBe(Number(house));
      const again = readHouse(house, suffix);
      if (Number(house) <= 99_999) expect(again).toEqual({ allowed: true, value: { house, suffix } });
    }),
  );
});

it('ADDR-R20 a house without a number matches its own text only', () => {
  const spans = ['~Villa Rosa', '~villa rosa', '~Villa Blanca', '~A; B'].map((suffix) =>
    houseSpan('0', suffix),
  );
  expect(spans.map((span) => spansMeet(spans[0]!, span))).toEqual([true, true, false, false]);
});

it('ADDR-R20 a list stored as written covers its house with every letter', () => {
  const span = houseSpan('6', '~6B;6C');
  expect(['B', 'C', null].map((suffix) => spansMeet(span, houseSpan('6', suffix)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(spansMeet(houseSpan('12', '~A12'), houseSpan('12', null))).toBe(false);
});
