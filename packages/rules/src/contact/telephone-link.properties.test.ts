import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsableEmail } from './email.ts';
import { telephoneLink } from './telephone-link.ts';

it('ADDR-R46 dials the digits and the plus sign of a written number, without separators', () => {
  const group = fc.stringMatching(/^[0-9]{1,4}$/);
  const sign = fc.constantFrom(' ', '-', '.', ' (0) ', ' ');
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.tuple(group, sign), { minLength: 1, maxLength: 5 }),
      (plus, parts) => {
        const written = `${plus ? '+' : ''}${parts.flat().join('')}`;
        expect(telephoneLink(written)).toBe(`tel:${written.replaceAll(/[^+0-9]/g, '')}`);
      },
    ),
  );
});

it('ADDR-R46 dials the first of several numbers, returns null for words, and puts only digits into the link', () => {
  expect(telephoneLink('(03) 6431 1234 ext 5')).toBe('tel:0364311234');
  expect(telephoneLink('0400 111 222 / 0400 333 444')).toBe('tel:0400111222');
  expect(telephoneLink('٠٤٠٠ ١٢٣')).toBe('tel:0400123');
  expect(telephoneLink('silent number')).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => /^tel:\+?[0-9]+$/.test(telephoneLink(text) ?? 'tel:1')));
});

it('COMMON-R22 ignores spaces around an e-mail and refuses placeholders', () => {
  expect([' ruth@example.org ', '{host}@example.org', 'my.unknown@example.org'].map(isUsableEmail)).toEqual([
    true,
    false,
    false,
  ]);
});
