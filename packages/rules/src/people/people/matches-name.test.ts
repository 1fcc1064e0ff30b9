import { expect, it } from 'vitest';
import { matchesName } from './find-people.ts';

it('letters without an accent to take away are typed as people write them without their keyboard', () => {
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

it('every word that is typed stands in the name, however many spaces and commas part them', () => {
  expect(matchesName('Ruth Hollis', '  hollis ,, RUTH ')).toBe(true);
  expect(matchesName('Ruth Hollis', 'ruth webb')).toBe(false);
  expect(matchesName('Zoë Hollis', 'zoe webb')).toBe(false);
  expect(matchesName('Ruth Hollis', '')).toBe(true);
});
