import { expect, it } from 'vitest';
import { literalsOf } from './table-types.ts';

it('a check that enumerates values returns them as literals', () => {
  expect(literalsOf("CHECK ((state = ANY (ARRAY['open'::text, 'no-show'::text])))")).toEqual([
    "'open'",
    "'no-show'",
  ]);
  expect(literalsOf("CHECK ((media_type = ANY (ARRAY['image/webp'::text])))")).toEqual(["'image/webp'"]);
  expect(literalsOf("CHECK ((purpose = 'acknowledge'::text))")).toEqual(["'acknowledge'"]);
  expect(literalsOf("CHECK ((kinds <@ ARRAY['a'::text, 'b'::text]))")).toEqual(["'a'", "'b'"]);
  expect(literalsOf('CHECK ((time_format = ANY (ARRAY[12, 24])))')).toEqual(['12', '24']);
});

it('any other check leaves the column type unchanged', () => {
  expect(literalsOf('CHECK ((minutes > 0))')).toBeNull();
  expect(literalsOf("CHECK ((jsonb_typeof(tried) = 'array'::text))")).toBeNull();
  expect(literalsOf("CHECK (((kind = 'cart'::text) = (shift_id IS NOT NULL)))")).toBeNull();
  expect(literalsOf('CHECK ((balance = ANY (ARRAY[0.5, 1.5])))')).toBeNull();
});
