import { expect, it } from 'vitest';
import { signInAs } from '#platform/testing/replies.ts';
import type { Translate } from '#platform/texts.ts';
import { aboutText, valueText } from './change-texts.ts';

it('JOURNAL-R3 a language shows its name, whether or not the app is translated into it', () => {
  const text = (...codes: string[]) => valueText(String, { type: 'language' }, codes);
  expect(text('en')).toBe('English');
  expect(text('ne', 'cmn')).toMatch(/^Nepali, .*Chinese/);
  expect(text('no code')).toBe('no code');
});

it('JOURNAL-R3 an address has its usual format, with the unit before and the suffix after the house number', () => {
  const part = (field: string, text: string) => ({ field, type: 'text' as const, text });
  const about = (...label: ReturnType<typeof part>[]) =>
    aboutText((_, values) => String(values?.['name']), {
      domain: 'addresses',
      entity: 'address',
      act: 'changed',
      label,
    });
  const street = part('street_id', 'Payne Street');
  expect(about(part('house', '40'), part('suffix', 'A'), part('unit', '3'), street)).toBe(
    '3/40A Payne Street',
  );
  expect(about(part('number', '39'), part('suffix', '-41'), street)).toBe('39-41 Payne Street');
  expect(about(part('first_name', 'Grace'), part('last_name', 'Webb'))).toBe('Grace Webb');
});

it('ADDR-R63 an unparsed house number is shown without its internal sign', () => {
  const suffix = { type: 'text' as const, field: 'suffix' };
  expect(valueText(String, suffix, ['~A12', 'A'])).toBe('A12, A');
  const label = [
    { ...suffix, field: 'house', text: '12' },
    { ...suffix, text: '~A12' },
  ];
  const name = (_: string, values?: Record<string, unknown>) => String(values?.['name']);
  const about = aboutText(name as Translate, { domain: 'addresses', entity: 'address', act: 'added', label });
  expect(about).toBe('A12');
});

it('JOURNAL-R3 a block is labelled as a block, after its map', () => {
  const label = [
    { field: 'assignment_id', type: 'reference' as const, text: '43' },
    { field: 'block', type: 'text' as const, text: 'G' },
  ];
  const said = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
  const about = aboutText(said as Translate, { domain: 'territory', entity: 'block', act: 'added', label });
  expect(about).toMatch(/43, .*journal:block G/);
});

it('JOURNAL-R3 the date of a row is separate from its name', () => {
  const label = [
    { field: 'location_id', type: 'reference' as const, text: 'Wharf corner' },
    { field: 'on_date', type: 'date' as const, text: '2026-12-12' },
  ];
  const name = (_: string, values?: Record<string, unknown>) => String(values?.['name']);
  const about = aboutText(name as Translate, { domain: 'carts', entity: 'shift', act: 'added', label });
  expect(about.split('12 Dec')).toHaveLength(2);
  expect(about).not.toMatch(/corner 12/);
});

it('JOURNAL-R3 COMMON-R16 a time of day uses the congregation’s 12 or 24-hour clock', () => {
  const text = (time: string) => valueText(String, { type: 'time' }, [time]);
  signInAs([]);
  expect(text('13:05')).toMatch(/^1:05\spm$/);
  expect(text('13:05:00')).toMatch(/^1:05\spm$/);
});
