/** Dates and numbers at the limits of the contract, in every operation: arithmetic never fails. */

import { talks } from '@sheaf/contract/meetings/talks/talks';
import { type Definition, pathOf, type Shape } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { acceptable } from '#app/suites/example-values';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let everyone: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  // Example values name row 1, so the caller must be another person.
  await congregation.addPerson();
  everyone = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

type Json = Record<string, unknown>;
type InputPart = 'body' | 'query';

const propertiesOf = (shape: Shape | undefined): [string, Json][] =>
  Object.entries(
    ((z.toJSONSchema(shape ?? z.object({}), { io: 'input', unrepresentable: 'any' }) as Json).properties ??
      {}) as Record<string, Json>,
  );

/** The alternatives of a field; a union has several. */
const formsOf = (schema: Json): Json[] => [
  schema,
  ...((schema.anyOf ?? schema.oneOf ?? []) as Json[]).flatMap(formsOf),
];
const isDate = (schema: Json): boolean => formsOf(schema).some(({ format }) => format === 'date');
const isNumber = ({ type }: Json): boolean => type === 'integer' || type === 'number';
const largestOf = (schema: Json): number | undefined =>
  formsOf(schema)
    .filter(isNumber)
    .map(({ maximum }) => Number(maximum ?? 1e15))[0];

const send = (operation: Definition, given: Partial<Record<InputPart, Json>>) => {
  const query = new URLSearchParams(
    Object.entries(given.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return test.app.inject({
    method: operation.method,
    url: `${pathOf(operation.path, acceptable(operation.params))}?${query}`,
    headers: { authorization: `Bearer ${everyone.token}`, 'content-type': 'application/json' },
    ...(operation.method !== 'GET' && {
      payload: JSON.stringify({ ...acceptable(operation.body), ...given.body }),
    }),
  });
};

const fields = allOperations
  .filter(({ signed, upload, heavy, reply }) => !signed && !upload && !heavy && reply !== 'file')
  .map((operation) => ({
    operation,
    given: (['body', 'query'] as const).flatMap((where) =>
      propertiesOf(operation[where]).map(([name, schema]) => ({ where, name, schema })),
    ),
  }));

it('X-ADMIT-8 refuses a date outside 1900 to 2199 in every field of every operation', async () => {
  let dates = 0;
  for (const { operation, given } of fields)
    for (const { where, name } of given.filter(({ schema }) => isDate(schema)))
      for (const date of dates % 9 === 0
        ? ['9999-12-31', '2200-01-01', '1899-12-31', '0000-01-01']
        : ['9999-12-31']) {
        dates += 1;
        const answer = await send(operation, { [where]: { [name]: date } });
        expect([operation.name, name, date, answer.statusCode]).toEqual([operation.name, name, date, 422]);
      }
  expect(dates).toBeGreaterThan(60);
});

it.each(['1900-01-01', '2199-12-31'])('X-ADMIT-8 calculates with %s in every operation', async (date) => {
  for (const { operation, given } of fields) {
    const far = given.filter(({ schema }) => isDate(schema));
    if (far.length === 0) continue;
    const of = (where: InputPart): Json =>
      Object.fromEntries(far.filter((field) => field.where === where).map(({ name }) => [name, date]));
    const answer = await send(operation, { body: of('body'), query: of('query') });
    expect(answer.statusCode, `${operation.name} ${answer.body}`).toBeLessThan(500);
  }
});

it('X-ADMIT-8 calculates with the largest number that each field accepts', async () => {
  for (const { operation, given } of fields) {
    const far = given.flatMap(({ where, name, schema }) => {
      const largest = largestOf(schema);
      return largest === undefined || name === 'page' || name === 'per_page'
        ? []
        : [{ where, name, largest }];
    });
    if (far.length === 0) continue;
    const of = (where: InputPart): Json =>
      Object.fromEntries(
        far.filter((field) => field.where === where).map(({ name, largest }) => [name, largest]),
      );
    const answer = await send(operation, { body: of('body'), query: of('query') });
    expect(answer.statusCode, `${operation.name} ${answer.body}`).toBeLessThan(500);
  }
});

it('X-ADMIT-8 refuses the last day of the calendar for the meeting of a host', async () => {
  const { status, problem } = await test.call(talks.readHostMeeting, {
    as: everyone.token,
    body: { congregation: 1, date: '9999-12-31' },
  });
  expect([status, problem.errors]).toEqual([422, { date: ['Enter a real date.'] }]);
});
