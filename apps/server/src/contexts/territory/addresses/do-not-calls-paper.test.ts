import { expect, it } from 'vitest';
import { doNotCallsPaper } from '#contexts/territory/addresses/do-not-calls.document';

const lineOf = (lang: string, count: number): string => {
  const door = { street: 'Smith Street', address: '10', date: '2026-03-01' };
  const maps = [{ map_number: '12', place: 'Burnie', doors: Array.from({ length: count }, () => door) }];
  const { data } = doNotCallsPaper(maps, { congregation: 'Burnie', lang, today: '2026-11-20' });
  return (data as { line: string }).line;
};

it('PRINT-R3 prints the number of do-not-calls in the language of the congregation', () => {
  expect([1, 3].map((count) => lineOf('en', count))).toEqual([
    '1 address, 20 Nov 2026',
    '3 addresses, 20 Nov 2026',
  ]);
  expect(lineOf('ar', 1)).toMatch(/^عنوان واحد، /);
  expect(lineOf('ar', 3)).toMatch(/^3 عناوين، /);
});
