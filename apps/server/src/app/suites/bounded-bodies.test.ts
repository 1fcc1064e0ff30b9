/** Bodies with too many values, levels or errors. */
import { Readable } from 'node:stream';
import { cartRotations } from '@sheaf/contract/carts/rotations';
import { events } from '@sheaf/contract/events/events';
import { titles } from '@sheaf/contract/meetings/talks/titles';
import { bodyBytesOf, bodyValuesOf, type Definition, pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { access } from '@sheaf/contract/people/access/access';
import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { borders } from '@sheaf/contract/territory/borders/borders';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseJson } from '#app/input';
import { acceptable } from '#app/suites/example-values';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { testNow } from '#platform/testing/test-clock';

let test: TestApp;
let everyone: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  everyone = await congregation.addPerson({ permissions: [...permissionKeys] });
});
afterAll(() => test.close());

const send = (operation: Definition, payload: string, token: string | undefined = everyone.token) =>
  test.app.inject({
    method: operation.method,
    url: pathOf(operation.path, acceptable(operation.params)),
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    payload,
  });

const keys = (count: number, name = 'k'): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1])));
const manySentence = (limit: string): string[] => [`This holds more than ${limit} values.`];

it('X-ADMIT-3 refuses a body of too many values before it is parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const bodies = [
    `[${'0,'.repeat(20_000)}0]`,
    `{"a":[${'[],'.repeat(6000)}[]]}`,
    `{"a":[${'{},'.repeat(6000)}{}]}`,
    `{"a":"\\"",${'"b":1,'.repeat(10_000)}"c":"]}"}`,
    `{"text":"${'\\\\'.repeat(100)}",${'"b":1,'.repeat(10_000)}"c":1}`,
  ];
  for (const body of bodies) {
    parse.mockClear();
    const answer = await send(events.addEvent, body);
    expect([answer.statusCode, parse.mock.calls.filter(([text]) => text === body)]).toEqual([422, []]);
    expect(answer.json().errors.body).toEqual(manySentence('10,000'));
  }
  parse.mockRestore();
});

it('X-ADMIT-3 ignores characters within strings when counting, and accepts a body at the limit', async () => {
  const commas = JSON.stringify({ contact: `${'",[]{}\\"\\\\'.repeat(3000)}` });
  expect((await send(access.askForLink, commas)).json().errors).toHaveProperty('contact');
  const most = JSON.stringify({ contact: 'a@example.org', more: Array(9997).fill(0) });
  expect((await send(access.askForLink, most)).json().errors).toEqual({ more: ['This field is not known.'] });
});

it('X-ADMIT-3 accepts the largest bodies that an operation declares', () => {
  const corners = Array.from({ length: 2000 }, (_, index) => [145.8 + index / 1e5, -41.1 - index / 1e6]);
  const border = [[[...corners, corners[0]]]];
  const town = { borders: Array.from({ length: 48 }, (_, index) => ({ map: 2_000_000 + index, border })) };
  const people = {
    format: 'sheaf',
    file_name: 'a.csv',
    rows: Array.from({ length: 2000 }, (_, line) => ({
      line: line + 1,
      cells: { first_name: 'Amos', last_name: `B${line}` },
    })),
  };
  const list = {
    titles: Array.from({ length: 8000 }, (_, n) => ({
      number: (n % 190) + 1,
      title: `Talk ${n}`,
      lang: 'en',
    })),
  };
  const triples = Array.from({ length: 5000 }, (_, n) => [n % 9, 1, 2]);
  const bodies: [Definition, object][] = [
    [borders.importBorders, town],
    [peopleImport.importPeople, people],
    [titles.importTitles, list],
    [cartRotations.addRotation, { combinations: triples }],
  ];
  for (const [operation, body] of bodies) {
    const text = JSON.stringify(body);
    expect(text.length).toBeLessThan(bodyBytesOf(operation));
    expect(() => parseJson(text, bodyValuesOf(operation))).not.toThrow();
  }
});

it('X-ADMIT-3 reads a large body in a worker with the same result as a small one', async () => {
  const run = vi.spyOn(test.platform.workers, 'run');
  const talk = (number: number) => ({ number, title: 'x'.repeat(100), lang: 'en' });
  const small = { titles: Array.from({ length: 10 }, (_, n) => talk(n + 1)) };
  const large = small;
  const padding = ' '.repeat(270_000);
  expect((await send(titles.importTitles, JSON.stringify(small))).statusCode).toBe(200);
  expect(run).toHaveBeenCalledTimes(0);
  expect((await send(titles.importTitles, padding + JSON.stringify(large))).statusCode).toBe(200);
  expect(run).toHaveBeenCalledTimes(1);
  large.titles[7]!.number = -1;
  const wrong = await send(titles.importTitles, padding + JSON.stringify(large));
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['titles.7.number']]);
  const broken = await send(titles.importTitles, padding + JSON.stringify(large).slice(0, -1));
  expect([broken.statusCode, Object.keys(broken.json().errors)]).toEqual([422, ['body']]);
  const zeros = await send(titles.importTitles, `[${'0,'.repeat(900_000)}0]`);
  expect([zeros.statusCode, zeros.json().errors.body]).toEqual([422, manySentence('40,000')]);
  run.mockRestore();
});

it('X-ADMIT-3 refuses deep nesting in every write', async () => {
  for (const depth of [22, 30_000]) {
    const answer = await send(events.addEvent, '['.repeat(depth) + ']'.repeat(depth));
    expect(answer.json().errors.body).toEqual(['This is nested too deeply.']);
  }
  const objects = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
  expect((await send(events.addEvent, objects)).json().errors.body).toEqual(['This is nested too deeply.']);
  const deepest = `${'['.repeat(20)}1${']'.repeat(20)}`;
  expect((await send(events.addEvent, deepest)).json().errors.body).not.toEqual([
    'This is nested too deeply.',
  ]);
});

it('X-ADMIT-4 lists 20 invalid fields and counts the others', async () => {
  const { errors } = (await send(access.openLink, keys(5000), '')).json();
  expect(Object.keys(errors)).toHaveLength(21);
  // Nine thousand keys, and the missing secret.
  expect(errors.body).toEqual(['Other fields with mistakes: 4,981.']);
});

it('X-ADMIT-4 limits every error answer to 10 kB', async () => {
  const long = 'é'.repeat(3000);
  const bodies = [
    keys(9000),
    keys(20, long.slice(0, 1200)),
    keys(500, '\\u0001'.repeat(20)),
    keys(300, '😀'.repeat(40)),
    keys(300, 'ء'.repeat(90)),
    JSON.stringify(
      Object.fromEntries(['__proto__', 'constructor', 'toString', 'body'].map((name) => [name, 1])),
    ),
    `{"__proto__":{"x":1},"constructor":{"prototype":1}}`,
    JSON.stringify(Array.from({ length: 9000 }, () => 0)),
  ];
  for (const operation of allOperations.filter(
    ({ method, upload, body }) => method !== 'GET' && !upload && body,
  )) {
    const some = operation.permission === 'public' || operation === events.addEvent ? bodies : [bodies[0]!];
    if (operation.signed) continue;
    for (const body of some) {
      const answer = await send(operation, body);
      expect(answer.statusCode, `${operation.name} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
      expect(answer.body.length, operation.name).toBeLessThan(10_000);
    }
  }
});

it('X-ADMIT-4 answers an object as id or filter without a fault', async () => {
  const id = await send(events.editEvent, '{"id":{"toString":1,"valueOf":1}}');
  const filters = await test.app.inject({
    url: `/api${maps.listMaps.path}?filters=${encodeURIComponent('{"number":{"toString":1}}')}`,
    headers: { authorization: `Bearer ${everyone.token}` },
  });
  expect([id.statusCode, filters.statusCode]).toEqual([422, 422]);
});

it('X-ADMIT-2 refuses a caller who was signed out while a slow body arrived', async () => {
  const { token, id } = await (await seedCongregation(test.database.owner)).addPerson({
    permissions: [...permissionKeys],
  });
  const add = (signOut: boolean, seconds: number) => {
    const body = async function* () {
      yield Buffer.from('{');
      if (signOut)
        await test.database.owner.query('update sessions set ended_at = now() where person_id = $1', [id]);
      test.setNow(new Date(testNow().getTime() + seconds * 1000));
      yield Buffer.from('}');
    };
    test.setNow();
    return test.app.inject({
      method: 'POST',
      url: pathOf(events.addEvent.path),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
      payload: Readable.from(body()),
    });
  };
  expect((await add(false, 2)).statusCode).toBe(422);
  expect((await add(true, 2)).statusCode).toBe(401);
});
