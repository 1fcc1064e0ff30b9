import { expect, it } from 'vitest';
import { chooseNumbers, numbersOf } from './map-numbers.ts';
import { cutTo, readMapName } from './read-map-name.ts';

it('TERR-R11 the code of a category stands before a number that does not begin with it', () => {
  expect(numbersOf({ number: '7', code: 'B' })).toEqual(['B7', '7']);
  expect(numbersOf({ number: 'b7', code: 'B' })).toEqual(['b7']);
  expect(numbersOf({ number: '7B', code: 'B' })).toEqual(['B7B', '7B']);
  expect(numbersOf({ number: '7', code: '' })).toEqual(['7']);
});

it('TERR-R11 the code is needed where a map here has it, or where two categories share the number', () => {
  const names = [
    { number: '7', code: 'B' },
    { number: '7', code: 'R' },
    { number: '8', code: 'B' },
    { number: '8', code: 'B' },
    { number: '9', code: '' },
    { number: '1234567890', code: 'B' },
  ];
  expect(names.map(chooseNumbers(names, new Set()))).toEqual(['B7', 'R7', '8', '8', '9', '1234567890']);
  expect(names.map(chooseNumbers(names, new Set(['B8', '9', 'B1234567890'])))).toEqual([
    'B7',
    'R7',
    'B8',
    'B8',
    '9',
    null,
  ]);
  expect(chooseNumbers([], new Set())({ number: '5', code: 'B' })).toBe('5');
});

it('TERR-R11 a number has ten letters with its suffix, and is missing where the file has a column for it', () => {
  const told: string[] = [];
  const context = {
    today: '2026-11-21',
    lang: 'en',
    hyphen: 'range' as const,
    order: null,
    numberless: false,
    tellsHolders: false,
    tell: (reason: string) => told.push(reason),
  };
  const name = (cells: Record<string, string[]>, numberless = false) => {
    const read = readMapName((field) => cells[field] ?? [], { ...context, numberless });
    return read.allowed ? read.value : read.reason;
  };
  expect(name({ number: ['123456789'], suffix: ['a'], code: ['B'] })).toEqual({
    number: '123456789a',
    code: 'B',
  });
  expect(name({ number: ['123456789'], suffix: ['ab'] })).toBe('number-too-long');
  expect(name({ number: ['1'] })).toEqual({ number: '1', code: '' });
  expect([name({ code: ['B'] }), name({ code: ['B'] }, true)]).toEqual([
    'number-missing',
    { number: '', code: '' },
  ]);
  expect([
    cutTo('abc', 3, context.tell),
    cutTo('', 3, context.tell),
    cutTo(undefined, 3, context.tell),
  ]).toEqual(['abc', null, null]);
  expect(told).toEqual([]);
  expect([cutTo('abcd', 3, context.tell), told]).toEqual(['abc', ['text-shortened']]);
});
