import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLanguageCode, isLanguageTag, languageCodes } from '../territory/language-code.ts';
import { asksLanguage, isNamed, type MapEntry, nameAfter, wrongInMapEntry } from './map-form.ts';
import { mapTypes } from './map-type.ts';

const today = '2026-11-20';
const day = fc.constantFrom('2026-11-19', today, '2026-11-21');
const type = fc.constantFrom(...mapTypes.names);
const entry: fc.Arbitrary<MapEntry> = fc.record({
  type,
  name: fc.option(fc.constant('Farms')),
  suburb: fc.option(fc.nat()),
  lang: fc.option(fc.constant('ne')),
  blocks: fc.nat(12),
  complete: fc.option(day),
});
const known = fc.option(fc.record({ type, highestDone: fc.nat(12) }));

it('MAPS-R16 MAPS-R17 accepts an entry exactly if every field belongs to its map', () => {
  fc.assert(
    fc.property(entry, known, (given, map) => {
      const fits =
        (given.name === null || isNamed(given.type)) &&
        (given.suburb === null || !isNamed(given.type)) &&
        (given.lang === null || asksLanguage(given.type)) &&
        (given.complete === null || (map === null && given.complete <= today)) &&
        (map === null || (map.type === given.type && given.blocks >= map.highestDone));
      expect(wrongInMapEntry(given, map, today) === null).toBe(fits);
    }),
  );
});

it('MAPS-R17 only rural and foreign maps have names', () => {
  expect(mapTypes.names.filter(isNamed)).toEqual(['rural', 'foreign']);
});

it('ADDR-O12 accepts distinct language codes of at most five letters', () => {
  expect(new Set(languageCodes).size).toBe(languageCodes.length);
  expect(languageCodes.every((code) => /^[a-z]{2,3}$/.test(code) && isLanguageCode(code))).toBe(true);
  expect(isLanguageCode('xx')).toBe(false);
});

it('ADDR-O12 accepts a known language code, alone or with an existing region', () => {
  expect(['en', 'pt-BR', 'yue', 'zh-TW'].filter(isLanguageTag)).toEqual(['en', 'pt-BR', 'yue', 'zh-TW']);
  expect(['xx', 'tlh', 'en-XX', 'EN', 'en-au', 'en-', 'pt-BR-x', ''].filter(isLanguageTag)).toEqual([]);
});

it('MAPS-R17 a map named after its main street keeps that name until it has a suburb', () => {
  const called = { type: 'residential' as const, name: 'Mount Street' };
  expect(nameAfter({ name: null, suburb: null }, called)).toBe('Mount Street');
  expect(nameAfter({ name: null, suburb: 4 }, called)).toBeNull();
  expect(nameAfter({ name: 'Farms', suburb: null }, { type: 'rural', name: 'Hills' })).toBe('Farms');
});

it('MAPS-R15 MAPS-R16 MAPS-R17 reports the first fault of an entry at its field', () => {
  const plain: MapEntry = {
    type: 'residential',
    name: null,
    suburb: 4,
    lang: null,
    blocks: 5,
    complete: null,
  };
  const named = { ...plain, type: 'rural', name: 'Farms', suburb: null } as const;
  const foreign = { ...named, type: 'foreign', lang: 'ne' } as const;
  const here = { type: 'residential', highestDone: 5 } as const;
  for (const fitting of [plain, named, foreign, { ...plain, complete: today }, { ...plain, suburb: null }])
    expect(wrongInMapEntry(fitting, null, today)).toBeNull();
  expect(wrongInMapEntry(plain, here, today)).toBeNull();
  const wrong = (change: Partial<MapEntry>, known: typeof here | null = null) =>
    wrongInMapEntry({ ...plain, ...change }, known, today);
  expect(wrong({ type: 'business' }, here)).toEqual({ field: 'type_id', code: 'type-fixed' });
  expect(wrong({ complete: '2026-11-19' }, here)).toEqual({ field: 'complete', code: 'only-when-made' });
  expect(wrong({ complete: '2026-11-21' })).toEqual({ field: 'complete', code: 'date-ahead' });
  expect(wrong({ name: 'Farms' })).toEqual({ field: 'name', code: 'not-asked' });
  expect(wrong({ lang: 'ne' })).toEqual({ field: 'lang', code: 'not-asked' });
  expect(wrong({ blocks: 4 }, here)).toEqual({ field: 'blocks', code: 'block-done' });
  expect(wrong({ blocks: 4 })).toBeNull();
  expect(wrongInMapEntry({ ...named, suburb: 4 }, null, today)).toEqual({
    field: 'suburb',
    code: 'not-asked',
  });
  expect(wrongInMapEntry({ ...named, lang: 'ne' }, null, today)).toEqual({
    field: 'lang',
    code: 'not-asked',
  });
});
