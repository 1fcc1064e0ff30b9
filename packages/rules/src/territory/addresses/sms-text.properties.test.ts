import { expect, it } from 'vitest';
import { smsText } from './sms-text.ts';

const address = (house: string, mapNumber: string, suburb: string | null = 'Montello') => ({
  house,
  suffix: null,
  unit: null,
  street: 'Mount Street',
  suburb,
  mapNumber,
});
const words = (number: string): string => `Map ${number}`;

it('ADDR-R25 ADDR-O9 writes one line per address with its suburb, followed by the map, and groups several maps', () => {
  expect(smsText([{ ...address('4', '12'), unit: '2', suffix: 'A' }, address('6', '12', null)], words)).toBe(
    '2/4A Mount Street, Montello\n6 Mount Street\nMap 12',
  );
  expect(smsText([address('4', '12'), address('8', '3'), address('5', '12')], words)).toBe(
    '4 Mount Street, Montello\n5 Mount Street, Montello\nMap 12\n\n8 Mount Street, Montello\nMap 3',
  );
});
