import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsableEmail } from './email.ts';
import { telephoneLink } from './telephone-link.ts';

it('ADDR-R46 a number is called as it is written, without what is only there for the eye', () => {
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

it('ADDR-R46 of several numbers the first is called, of words none, and nothing else gets into the link', () => {
  expect(telephoneLink('(03) 6431 1234 ext 5')).toBe('tel:0364311234');
  expect(telephoneLink('0400 111 222 / 0400 333 444')).toBe('tel:0400111222');
  expect(telephoneLink('٠٤٠٠ ١٢٣')).toBe('tel:0400123');
  expect(telephoneLink('silent number')).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => /^tel:\+?[0-9]+$/.test(telephoneLink(text) ?? 'tel:1')));
});

it('COMMON-R22 spaces around an e-mail are not part of it, and a place left open is no address', () => {
  expect([' ruth@example.org ', '{host}@example.org', 'my.unknown@example.org'].map(isUsableEmail)).toEqual([
    true,
    false,
    false,
  ]);
});
