import { expect, it } from 'vitest';
import { allOperations } from './operations.ts';
import { refusalStatus } from './refusal-status.ts';

const refusals = allOperations.flatMap((operation) =>
  operation.refusals.map((code) => ({
    code,
    operation: operation.name,
    ...refusalStatus(operation, code),
  })),
);
const codesOf = (status: number): string[] =>
  [...new Set(refusals.flatMap((refusal) => (refusal.status === status ? [refusal.code] : [])))].sort();

it('COMMON-O2 maps a missing permission to 403 in every operation', () => {
  const named = refusals.filter(({ code }) => /-(not|beyond)-yours$|-not-permitted$/.test(code));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ status }) => status !== 403)).toEqual([]);
  expect(codesOf(403)).toEqual(
    expect.arrayContaining(['key-not-held', 'not-appointed', 'not-assigner', 'not-holder', 'not-your-post']),
  );
});

it('COMMON-R6 maps a mistake in one field to 422 with that field', () => {
  const fieldsOf = (code: string): (string | undefined)[] => [
    ...new Set(refusals.flatMap((refusal) => (refusal.code === code ? [refusal.field] : []))),
  ];
  expect(fieldsOf('cart-length')).toEqual(['minutes']);
  expect(fieldsOf('cart-step')).toEqual(['start_at']);
  expect(fieldsOf('cart-no-people')).toEqual(['publishers']);
  expect(fieldsOf('not-a-group-candidate')).toEqual(['users']);
  expect(fieldsOf('month-not-over').sort()).toEqual(['month', 'report_month']);
  expect(codesOf(422)).toHaveLength(20);
});

it('COMMON-R6 maps each code except not-a-candidate to one status', () => {
  const both = codesOf(422).filter((code) => codesOf(409).includes(code));
  expect(both).toEqual(['not-a-candidate']);
});
