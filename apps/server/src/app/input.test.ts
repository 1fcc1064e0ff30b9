/** Input errors are reported on their fields. */
import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import { namedTwice, parseForm, parseJson, readInput } from '#app/input';
import { InvalidInput } from '#platform/outcome';

const faultsOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
};

const halfOfAPair = '\ud83d';

it.each([
  [{ title: 'a\0b' }, { title: ['not-text'] }],
  [{ parts: [{ time: 4 }, { title: halfOfAPair }] }, { 'parts.1.title': ['not-text'] }],
  [{ notes: { 'a\0b': 1 } }, { notes: ['not-text'] }],
  [{ [halfOfAPair]: 1 }, { body: ['not-text'] }],
  ['a\0b', { body: ['not-text'] }],
])('COMMON-D3 reports text that the database refuses on its field: %j', (body, faults) => {
  expect(faultsOf(() => parseJson(JSON.stringify(body), 100))).toEqual(faults);
});

it('COMMON-D3 reports it on the field of a form too, and accepts storable text', () => {
  expect(faultsOf(() => parseForm('name=Amos&note=a%00b', 100))).toEqual({ note: ['not-text'] });
  expect(parseJson('{"a":["b",{"c":"👍"}]}', 100)).toEqual({ a: ['b', { c: '👍' }] });
});

const twice = allOperations.flatMap((operation) =>
  operation.method === 'GET'
    ? []
    : namedTwice(operation).map(([field]) => [operation.name, field, operation] as const),
);

it('COMMON-X1 finds operations with an id in both path and body', () =>
  expect(twice.length).toBeGreaterThan(12));

it.each(twice)('COMMON-X1 %s refuses another %s in the body than in the path', (_, field, operation) => {
  const params = Object.fromEntries(Object.keys(operation.params!.shape).map((one) => [one, '7']));
  const faults = (value: unknown) =>
    faultsOf(() => readInput(operation, { params, query: {}, body: { [field]: value } }));
  expect(faults(8)).toEqual({ [field]: ['not-the-path'] });
  expect(faults(0)).toEqual({ [field]: ['not-the-path'] });
  for (const same of [7, '7', null]) expect(faults(same)).not.toEqual({ [field]: ['not-the-path'] });
});
