/** What is wrong with what came over the wire is told on its field. */
import { expect, it } from 'vitest';
import { parseForm, parseJson } from '#app/input';
import { Invalid } from '#platform/outcome';

const faultsOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Invalid) return error.fields;
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
])('COMMON-D3 text that the database refuses is told on its field: %j', (body, faults) => {
  expect(faultsOf(() => parseJson(JSON.stringify(body), 100))).toEqual(faults);
});

it('COMMON-D3 a form tells it on its field too, and what can be stored comes through', () => {
  expect(faultsOf(() => parseForm('name=Amos&note=a%00b', 100))).toEqual({ note: ['not-text'] });
  expect(parseJson('{"a":["b",{"c":"👍"}]}', 100)).toEqual({ a: ['b', { c: '👍' }] });
});
