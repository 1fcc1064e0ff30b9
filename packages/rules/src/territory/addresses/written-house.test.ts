import { expect, it } from 'vitest';
import { readHouse } from './house.ts';
import { shownHouse, storedHouse } from './written-house.ts';

const kept = { house: '12', suffix: '~A12' };

it('ADDR-R63 a form shows a number stored as written without the internal tilde', () => {
  expect(shownHouse(kept)).toEqual({ house: 'A12', suffix: '' });
  expect(shownHouse({ house: '0', suffix: '~Villa Rosa' })).toEqual({ house: 'Villa Rosa', suffix: '' });
  expect(shownHouse({ house: '12', suffix: 'A' })).toEqual({ house: '12', suffix: 'A' });
  expect(shownHouse({ house: '12', suffix: null })).toEqual({ house: '12', suffix: '' });
});

it('ADDR-R63 the form saves irregular numbers as written, and others as typed', () => {
  const saved = (house: string, suffix = '', from = kept) => storedHouse({ house, suffix }, from);
  expect(saved('A12')).toEqual(kept);
  expect(saved(' A14 ')).toEqual({ house: '14', suffix: '~A14' });
  expect(saved('14', 'b')).toEqual({ house: '14', suffix: 'b' });
  expect(saved('Villa')).toEqual({ house: '0', suffix: '~Villa' });
  expect(saved('')).toEqual({ house: '', suffix: '' });
  expect(saved('A'.repeat(30))).toEqual({ house: 'A'.repeat(30), suffix: '' });
  expect(saved('A12', 'b')).toEqual({ house: 'A12', suffix: 'b' });
  for (const text of ['A12', 'A14', 'Villa', '6B;6C', '395-1', '12 bis rear']) {
    const { house, suffix } = saved(text);
    expect(readHouse(house, suffix)).toEqual({ allowed: true, value: { house, suffix } });
  }
});

it('ADDR-R15 the form of any other address accepts digits only', () => {
  for (const from of [null, { house: '12', suffix: 'A' }])
    expect(storedHouse({ house: 'A12', suffix: '' }, from)).toEqual({ house: 'A12', suffix: '' });
});
