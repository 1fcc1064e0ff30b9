import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSurePhone } from './sure-phone.ts';
import { storedPhoneOf, surePhone } from './typed-phone.ts';

it('USERS-R28 a number without country code is valid in Portugal, and refused in Australia and without a known country', () => {
  expect(surePhone('912 345 678', 'PT')).toEqual({ phone: '+351912345678', country: 'PT' });
  expect(surePhone('912 345 678', null)).toBeNull();
  expect(surePhone('912 345 678', 'AU')).toBeNull();
  expect(surePhone('+351 912 345 678', null)?.phone).toBe('+351912345678');
  expect(surePhone('0491 570 156', null)).toBeNull();
});

it('USERS-R28 an unsure number is stored as typed, and text that is not a number is refused', () => {
  expect(storedPhoneOf('912 345 678', null)).toBe('912 345 678');
  expect(storedPhoneOf(' 0491 570 156 ', 'GB')).toBe('0491 570 156');
  expect(storedPhoneOf('0491 570 156', 'AU')).toBe('+61491570156');
  expect(['12', 'Ruth', '', '+', '1234'].map((typed) => storedPhoneOf(typed, 'AU'))).toEqual(
    Array(5).fill(undefined),
  );
});

it('USERS-R28 only a valid number with a country gets messages', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-/'), maxLength: 20 });
  const country = fc.constantFrom('AU', 'PT', 'GB', 'XX', '', null);
  fc.assert(
    fc.property(typed, country, (text, home) => {
      const stored = storedPhoneOf(text, home);
      const sure = surePhone(text.trim(), home);
      expect(stored !== undefined && isSurePhone(stored)).toBe(sure !== null);
      if (sure) expect(stored).toBe(sure.phone);
    }),
  );
});
