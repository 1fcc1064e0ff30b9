import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alikeNumbers, chooseNumbers } from './map-numbers.ts';
import { cutTo, type MapName, readMapName } from './read-map-name.ts';

const choose = (
  names: readonly MapName[],
  known: readonly string[] = [],
  spellings?: 'one' | 'apart',
  isExact = false,
) =>
  names.map((name) => {
    const chosen = chooseNumbers(names, { known: new Set(known), spellings, isExact })(name);
    return 'fault' in chosen ? chosen.fault : chosen.number;
  });
const named = (...texts: string[]): MapName[] =>
  texts.map((text) => {
    const [number = '', code = ''] = text.split('-').toReversed();
    return { number, code };
  });

it('TERR-R11 a code is part of the number, whatever else the file contains', () => {
  expect(choose(named('A-51', 'A-52', 'B-51'))).toEqual(['A51', 'A52', 'B51']);
  expect(choose(named('A-52'))).toEqual(['A52']);
  const file = named('A-51', 'A-52', 'B-51', 'B-53', '7');
  fc.assert(
    fc.property(fc.subarray(file, { minLength: 1 }), fc.subarray(file, { minLength: 1 }), (first, second) => {
      const made = choose(first);
      const again = choose(second, made);
      for (const [place, name] of second.entries())
        expect(again[place]).toBe(first.includes(name) ? made[first.indexOf(name)] : choose([name])[0]);
    }),
  );
});

it('TERR-R11 matches an existing map without its code if one code only has the number, else it is unclear', () => {
  expect(choose(named('B-7'), ['7'])).toEqual(['7']);
  expect(choose(named('B-7'), ['7', 'B7'])).toEqual(['B7']);
  expect(choose(named('B-7', 'R-7'), ['7'])).toEqual(['map-unclear', 'map-unclear']);
  expect(choose(named('B-7', '7'), ['7'])).toEqual(['B7', '7']);
});

it('TERR-R51 a file without a code column matches the only map that has the number after a code', () => {
  const bare = (...numbers: string[]): MapName[] => numbers.map((number) => ({ number, code: null }));
  expect(choose(bare('201', '007'), ['B201', 'A-7'])).toEqual(['B201', 'A-7']);
  expect(choose(bare('201'), ['B201', '201'])).toEqual(['201']);
  expect(choose(bare('201'), ['B201', 'A201'])).toEqual(['map-unclear']);
  expect(choose(bare('201', 'B201'), ['B201'])).toEqual(['201', 'B201']);
  expect(choose(bare('1'), ['B201', 'B1A'])).toEqual(['1']);
  // An empty cell in the column means that there is no code.
  expect(choose(named('201'), ['B201'])).toEqual(['201']);
  const first = named('A-51', 'A-52', 'B-53');
  const again = bare('51', '52', '53');
  const [found] = again.map((name) =>
    chooseNumbers(again, { known: new Set(choose(first)), spellings: undefined, isExact: false })(name),
  );
  expect(found).toEqual({ number: 'A51', isCodeAdded: true });
});

it('TERR-R40 treats two spellings as one map, but requires a choice if one file has both', () => {
  expect(choose(named('0001', '12b', 'a51'), ['1', '12B', 'A-51'])).toEqual(['1', '12B', 'A-51']);
  expect(choose(named('1', '0001'))).toEqual(['map-unclear', 'map-unclear']);
  expect(choose(named('1', '0001'), [], 'one')).toEqual(['1', '1']);
  expect(choose(named('1', '0001'), [], 'apart')).toEqual(['1', '0001']);
  expect(choose(named('1', '0001'), ['1'])).toEqual(['1', 'map-unclear']);
  expect(choose(named('001'), ['1', '01'])).toEqual(['map-unclear']);
  expect(choose(named('1', '0001'), [], undefined, true)).toEqual(['1', '0001']);
  expect(alikeNumbers(named('1', '0001', '2', '12B', '12b'))).toEqual([
    ['1', '0001'],
    ['12B', '12b'],
  ]);
});

it('TERR-R11 limits a number with its suffix to 20 characters, and reports a missing one if the file has the column', () => {
  const told: string[] = [];
  const context = {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range' as const,
    order: null,
    numberless: false,
    codeless: false,
    tellsHolders: false,
    tell: (reason: string) => told.push(reason),
  };
  const name = (cells: Record<string, string[]>, numberless = false) => {
    const read = readMapName((field) => cells[field] ?? [], { ...context, numberless });
    return read.allowed ? read.value : read.reason;
  };
  expect(name({ number: ['1234567890123456789'], suffix: ['a'], code: ['B'] })).toEqual({
    number: '1234567890123456789a',
    code: 'B',
  });
  expect(name({ number: ['1234567890123456789'], suffix: ['ab'] })).toBe('number-too-long');
  expect(name({ number: ['1'] })).toEqual({ number: '1', code: '' });
  expect([name({ code: ['B'] }), name({ code: ['B'] }, true)]).toEqual([
    'number-missing',
    { number: '', code: null },
  ]);
  expect([
    cutTo('abc', 3, context.tell),
    cutTo('', 3, context.tell),
    cutTo(undefined, 3, context.tell),
  ]).toEqual(['abc', null, null]);
  expect(told).toEqual([]);
  expect([cutTo('abcd', 3, context.tell), told]).toEqual(['abc', ['text-shortened']]);
});
