/**
 * A client written from the specification works: every served documented call is sent with its documented
 * payload by a permitted person, succeeds, and returns every documented field.
 */

import { pathOf } from '@sheaf/contract/operation';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type DocumentedCall, fieldsOf, operationOf, servedCalls } from '#app/suites/documented-calls';
import { documentedRows } from '#app/suites/documented-rows';
import { type DocumentedSetting, openSetting, type World, withRows } from '#app/suites/documented-setting';
import { wrongInSchema, wrongTypes } from '#app/suites/documented-types';
import { sendForm, sheets } from '#app/suites/send-form';
import { type CardCompany, openCardCompany } from '#contexts/messaging/billing/testing/card-company';
import { takeCards } from '#contexts/messaging/billing/testing/card-fixture';
import { unreadFields, watchFieldReads } from '#platform/testing/field-reads';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

watchFieldReads();

let test: TestApp;
let company: CardCompany;
let congregation: SeededCongregation;
let world: World;

/** The actor is never notified of an own action, so another person writes to the caller. */
async function newSetting(): Promise<DocumentedSetting> {
  const setting = await openSetting(test, congregation, world, documentedRows);
  test.platform.settings.forumKeepers = [{ congregationId: congregation.id, personId: setting.me.id }];
  await test.database.owner.query(
    `insert into notifications (congregation_id, person_id, type, notified_at) values ($1, $2, 'role-changed', ${nowInSql()})`,
    [congregation.id, setting.me.id],
  );
  return setting;
}

beforeAll(async () => {
  test = await openTestApp();
  company = await openCardCompany();
  congregation = await seedCongregation(test.database.owner);
  const { rows } = await test.database.owner.query<World>(
    `select country_id as country, r.id as region from regions r join countries c on c.id = country_id
     where c.code = 'AU' order by r.id limit 1`,
  );
  world = rows[0]!;
  takeCards(test, company);
  const setting = await newSetting();
  await setting.done(congregations.editCongregation, {
    body: { modules: { automatic_messaging: { manual: true } } },
  });
  // An empty list would not show its rows.
  for (const name of [
    'activity',
    'event',
    'member',
    'noticeFile',
    'doNotCall',
    'suburb',
    'door',
    'notified',
    'role',
    'meeting',
    'countedMeeting',
    'bookedCart',
    'cartBlock',
    'cartRotation',
    'report',
    'ownReport',
    'serviceGroup',
    'specialGroup',
    'rotationGroup',
    'topic',
    'responsibility',
    'talk',
    'awayTalk',
  ])
    await setting.row(name);
}, 120_000);
afterAll(async () => {
  await company.close();
  await test.close();
});

/** A ticket replaces the session. */
async function send(setting: DocumentedSetting, call: DocumentedCall) {
  const { params, query, payload } = (await withRows(
    { params: call.params ?? {}, query: call.query ?? {}, payload: call.payload },
    setting.row,
  )) as { params: Record<string, unknown>; query: Record<string, string>; payload?: object };
  if (call.upload) {
    const sheet = { ...sheets[call.upload.content], ...call.upload };
    return sendForm(setting, call, { ...sheet, bytes: sheets[call.upload.content].bytes }, params);
  }
  const search = new URLSearchParams(query);
  return test.app.inject({
    method: call.method,
    url: pathOf(call.path, params) + (search.size > 0 ? `?${search}` : ''),
    headers: { ...(!query.api_token && { authorization: `Bearer ${setting.me.token}` }) },
    ...(payload && { payload }),
  });
}

type FieldsInput = Parameters<typeof fieldsOf>[0];

/** Documented fields missing in the value; for a list, in any of its rows. */
function absentFrom(value: unknown, given: FieldsInput, at = 'data'): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => absentFrom(item, given, at)))];
  return fieldsOf(given).flatMap(({ name, inner }) => {
    const found = (value as Record<string, unknown>)[name];
    if (found === undefined) return [`${at}.${name}`];
    return inner && found !== null ? absentFrom(found, inner, `${at}.${name}`) : [];
  });
}

type Json = Record<string, unknown>;

/** The same check on the contract, which covers values that are null or empty in this answer. */
function absentFromSchema(schema: Json, given: FieldsInput, at = 'data'): string[] {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options)
    return options
      .filter(({ type }) => type !== 'null')
      .flatMap((option) => absentFromSchema(option, given, at));
  if (schema.type === 'array') return absentFromSchema(schema.items as Json, given, at);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') return [];
  return fieldsOf(given).flatMap(({ name, inner }) => {
    if (!properties[name]) return [`${at}.${name}`];
    return inner ? absentFromSchema(properties[name], inner, `${at}.${name}`) : [];
  });
}

function checkReply(call: DocumentedCall, data: unknown): void {
  if (typeof call.reply === 'string') return;
  const given = 'rows' in call.reply ? call.reply.rows : call.reply.record;
  if ('rows' in call.reply) {
    expect(data).toBeInstanceOf(Array);
    expect((data as unknown[]).length, 'rows to look at').toBeGreaterThan(0);
  }
  const declared = operationOf(call)!.reply as z.ZodType;
  const schema = z.toJSONSchema(declared, { io: 'output', unrepresentable: 'any' }) as Json;
  expect([...new Set([...absentFrom(data, given), ...absentFromSchema(schema, given)])]).toEqual([]);
  expect([...new Set([...wrongTypes(data, given), ...wrongInSchema(schema, given)])]).toEqual([]);
}

/** Files first: some have a page for each person, and every call adds people. */
const filesFirst = [...servedCalls].sort((a, b) => Number(b.reply === 'file') - Number(a.reply === 'file'));

it.each(filesFirst.map((call) => [`${call.id} ${call.method} ${call.path}`, call] as const))(
  'COMMON-X1 %s accepts its documented payload and returns its documented fields with their types',
  async (_label, call) => {
    const setting = await newSetting();
    const answer = await send(setting, call);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    if (call.reply === 'file') expect(answer.rawPayload.length).toBeGreaterThan(20);
    else checkReply(call, answer.json().data);
  },
);

it('COMMON-X155 compares, uses or refuses every accepted field in every documented call', () => {
  const served = new Set(servedCalls.map((call) => operationOf(call)!.name));
  // Copied with the form and stored under another name: total_blocks.
  expect(unreadFields(served)).toEqual(['maps.saveMap body.blocks']);
});

/** A documented call with one field that differs from the record and that the call does not change. */
const differing: [id: string, field: string, value: unknown][] = [
  ['ROLES-C2a', 'id', 5],
  ['ROLES-C2e', 'name', 'Tourist'],
  ['ROLES-C2e', 'permissions', [2]],
  ['CARTS-C2a', 'id', 5],
  ['CARTS-C9b', 'current_date', '2031-01-04'],
  ['CARTS-C9c', 'current_date', '2031-01-04'],
  ['SERVICE-C2b', 'short_date', 'Sat 1 Jan'],
  ['SERVICE-C2c', 'short_date', 'Sat 1 Jan'],
  ['SERVICE-C3b', 'current_date', '2031-01-04'],
  ['SERVICE-C3c', 'current_date', '2031-01-04'],
  ['MAPS-C4', 'user', '$person'],
  ['ASSIGN-C1a', 'number', '9999'],
  ['ASSIGN-C1a', 'type_id', 2],
  ['ASSIGN-C1a', 'assignment_id', 999_999],
  ['ASSIGN-C2', 'number', '9999'],
  ['ASSIGN-C2', 'type_id', 2],
  ['ASSIGN-C3a', 'number', '9999'],
  ['ASSIGN-C3a', 'personal', true],
  ['ASSIGN-C3a', 'campaign', 1],
  ['ASSIGN-C3b', 'suburb', 999_999],
  ['ASSIGN-C3b', 'order', 99_999],
  ['ASSIGN-C4b', 'blocks', 99],
  ['ADDR-C13', 'map', 999_999],
  ['ADDR-C13', 'name', 'Ruth'],
  ['MEET-C4', 'helper_meeting_part_id', 18],
  ['MEET-C5', 'id', 5],
  ['MEET-C7a', 'hall', 3],
  ['WKND-C4', 'speaker_name', 'Boaz Hale'],
  ['WKND-C5', 'notes', '13. Hope'],
  ['WKND-C6', 'speaker_congregation', 'Penguin'],
  ['WKND-C10b', 'title', 'Hope'],
  ['AWAY-C2a', 'new_meeting_id', 5],
  ['PRINT-P1', 'reminder_timing', 2],
  ['SETTINGS-C1a', 'id', 999_999],
];

it.each(differing)('COMMON-X156 %s refuses %s if it differs from the record', async (id, field, value) => {
  const setting = await newSetting();
  const call = servedCalls.find((one) => one.id === id)!;
  const answer = await send(setting, { ...call, payload: { ...call.payload, [field]: value as never } });
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, [field]]);
});

/** Calls whose answer has all required fields, so that the row can be sent back unchanged. */
const sentBack = servedCalls.filter((call) => {
  const { body, reply } = operationOf(call)!;
  if (!body || !(reply instanceof z.ZodObject) || !['PUT', 'PATCH'].includes(call.method)) return false;
  return Object.entries(body.shape).every(
    ([name, field]) => name in reply.shape || (field as z.ZodType).safeParse(undefined).success,
  );
});

it('COMMON-X3 returns a row that can be sent back from most documented edits', () =>
  expect(sentBack.length).toBeGreaterThan(15));

it.each(sentBack.map((call) => [`${call.id} ${call.method} ${call.path}`, call] as const))(
  'COMMON-X3 %s accepts its own answer and leaves the row unchanged',
  async (_label, call) => {
    const setting = await newSetting();
    const first = (await send(setting, call)).json().data;
    const again = await send(setting, { ...call, payload: first });
    expect([again.statusCode, again.statusCode === 200 ? '' : again.body]).toEqual([200, '']);
    const { version: _before, ...row } = first;
    const counts = 'attempt' in row;
    expect(again.json().data).toMatchObject(counts ? { id: row.id } : row);
  },
);
