import { expect, it } from 'vitest';
import { matchesName } from './find-people.ts';

it('matches letters that Unicode does not decompose by their usual replacement', () => {
  const names = {
    Strauß: 'strauss',
    Øystein: 'oystein',
    Łukasz: 'lukasz',
    Đorđe: 'dorde',
    Æthel: 'aethel',
    Œuvre: 'oeuvre',
    Yıldız: 'yildiz',
    مصطفى: 'مصطفي',
    فاطمة: 'فاطمه',
  };
  for (const [name, typed] of Object.entries(names)) {
    expect([name, matchesName(name, typed)]).toEqual([name, true]);
    expect([name, matchesName(name, name.toUpperCase())]).toEqual([name, true]);
  }
});

it('every typed word occurs in the name, with any spaces and commas', () => {
  expect(matchesName('Ruth Hollis', '  hollis ,, RUTH ')).toBe(true);
  expect(matchesName('Ruth Hollis', 'ruth webb')).toBe(false);
  expect(matchesName('Zoë Hollis', 'zoe webb')).toBe(false);
  expect(matchesName('Ruth Hollis', '')).toBe(true);
});
