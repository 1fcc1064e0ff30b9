/** Valid and hostile example values for the suites that run every operation. */
import type { Definition, Shape } from '@sheaf/contract/operation';
import fc from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** A value that a JSON schema accepts; covers the shapes of the contract. */
function valueFor(schema: Json): unknown {
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return valueFor(options[0]!);
  if (schema.type === 'object') return valuesFor(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  if (schema.format === 'date') return '2026-02-28';
  if (typeof schema.pattern === 'string')
    return patterns.find((text) => new RegExp(schema.pattern as string).test(text)) ?? 'x';
  return '1';
}

const patterns = ['A'.repeat(43), '123456', 'a'.repeat(64)];

const valuesFor = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, field]) => [
      name,
      valueFor(field),
    ]),
  );

const schemas = new WeakMap<Shape, Json>();

/** Cached, because suites request the same shape tens of thousands of times. */
function schemaOf(shape: Shape): Json {
  const known = schemas.get(shape);
  if (known) return known;
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Json;
  schemas.set(shape, schema);
  return schema;
}

export const acceptable = (shape: Shape | undefined): Json => (shape ? valuesFor(schemaOf(shape)) : {});

const hostile = fc.constantFrom<unknown>(
  '\0',
  'a\0b',
  '\ud800',
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  -1,
  0,
  1.5,
  '2026-02-30',
  '',
  ' ',
  'x'.repeat(70_000),
  null,
  true,
  [],
  {},
  [[[]]],
  { a: { b: { c: 1 } } },
  "'; drop table people; --",
  '{{7*7}}',
  '../../etc/passwd',
  '٣',
  'constructor',
  '__proto__',
  '1900-01-01',
  '2199-12-31',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  2_147_483_647,
  '😀'.repeat(100),
);

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

/** Invalid bodies from random to nearly valid: one field replaced or added, or the whole body replaced. */
export function nonsense(operation: Definition): fc.Arbitrary<unknown> {
  const good = acceptable(operation.body);
  const names = Object.keys(good);
  const replaced = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['x'])), hostile)
    .map(([name, value]) => ({ ...good, [name]: value }));
  return fc.oneof(
    { weight: 4, arbitrary: replaced },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.constant({ ...good, unknown_field: 1 }) },
    { weight: 1, arbitrary: fc.constant(deep(40)) },
    { weight: 2, arbitrary: fc.jsonValue() },
  );
}

export const hostilePathParts = [
  '0',
  '-1',
  '2147483648',
  '1.5',
  'abc',
  '%00',
  '%E0%A4%A',
  ' ',
  '1e9',
  'NaN',
  '999999',
  'constructor',
  '__proto__',
  '9999-12-31',
];
