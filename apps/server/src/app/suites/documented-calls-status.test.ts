/** The file of documented calls is consistent with the contract. */
import { expect, it } from 'vitest';
import { documentedCalls, fieldsOf, operationOf } from '#app/suites/documented-calls';

const labelOf = ({ id, method, path }: (typeof documentedCalls)[number]): string => `${id} ${method} ${path}`;

it('has a unique id for every documented call, and an example for each placeholder', () => {
  const ids = documentedCalls.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const call of documentedCalls) {
    const placeholders = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(call.params ?? {}).sort(), call.id).toEqual(placeholders.sort());
    if (typeof call.reply === 'object')
      for (const shape of Object.values(call.reply)) expect(fieldsOf(shape).length).toBeGreaterThan(0);
  }
});

it('COMMON-R1 leads a call marked as served to an operation, and a planned one to none', () => {
  const unserved = documentedCalls.filter((call) => call.status === 'served' && !operationOf(call));
  const served = documentedCalls.filter((call) => call.status === 'planned' && operationOf(call));
  expect(unserved.map(labelOf)).toEqual([]);
  expect(served.map(labelOf)).toEqual([]);
});
