/** Server-side validation of address entries, independent of the client. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type SeededCongregation,
  type SeededMap,
  type SeededPerson,
  seedCongregation,
} from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;
let map: SeededMap;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ roles: [1] });
  map = await congregation.addMap();
});
afterAll(() => test.close());

/** Sends a request without checking it against the contract. */
async function send(method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) {
  const headers = { authorization: `Bearer ${admin.token}` };
  const answer = await test.app.inject({ method, url: `/api/${url}`, headers, payload });
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
}

const preload = (entry: { house: string; suffix?: string }) =>
  send('POST', 'preloaded-territory', { map: map.id, street: map.streetId, ...entry });

it('ADDR-R7 refuses a preloaded house with any other character on its field, and adds nothing', async () => {
  for (const house of ['12b', '10;12', '10/12', '10.12', '10–12', '½', '一', '#4', '(4)'])
    expect([house, await preload({ house })]).toEqual([house, [422, ['house']]]);
  const { rows } = await test.database.owner.query('select id from preloaded_addresses');
  expect(rows).toEqual([]);
});

it('ADDR-R7 refuses the same characters in an edit', async () => {
  const id = await map.addPreloaded({ house: '900' });
  for (const house of ['90b', '90;91', '90/91', ''])
    expect([house, await send('PUT', `preloaded-territory/${id}`, { house })]).toEqual([
      house,
      [422, ['house']],
    ]);
});

it('ADDR-R9 refuses a suffix with a list or a range of houses on its field', async () => {
  for (const house of ['20,22', '20-22', '20+22'])
    expect([house, await preload({ house, suffix: 'A' })]).toEqual([house, [422, ['suffix']]]);
  expect(await preload({ house: '24', suffix: 'A' })).toEqual([200, []]);
});

it('ADDR-R14 requires a map in a request, and a person or a name in an assignment', async () => {
  expect(await send('POST', 'request-territory', { count: 10 })).toEqual([422, ['map']]);
  expect(await send('POST', 'request-territory', { map: null })).toEqual([422, ['map']]);
  const id = await map.addDoor({ house: '30', assignedTo: admin.id });
  for (const whom of [{}, { user: null }, { user: null, name: ' ' }])
    expect(await send('POST', 'available-territory/assign', { addresses: [id], ...whom })).toEqual([
      422,
      ['user'],
    ]);
});

it('ADDR-R16 requires a numeric house of a do-not-call when it is added, corrected or confirmed', async () => {
  const entry = { map_id: map.id, street_id: map.streetId };
  const { map_id: _, ...correction } = entry;
  const id = await map.addDoNotCall({ number: 40 });
  for (const number of ['41', '41a', 'x', '', null, true, 4.5, -4, 0, [41]]) {
    const refused = [422, ['number']];
    expect([number, await send('POST', 'dnc', { ...entry, number })]).toEqual([number, refused]);
    expect([number, await send('PATCH', `dnc/${id}`, { ...correction, number })]).toEqual([number, refused]);
    expect([number, await send('PUT', `dnc/${id}`, { ...correction, number })]).toEqual([number, refused]);
  }
  expect(await send('POST', 'dnc', entry)).toEqual([422, ['number']]);
  expect(await send('POST', 'dnc', { ...entry, number: 41 })).toEqual([200, []]);
});
