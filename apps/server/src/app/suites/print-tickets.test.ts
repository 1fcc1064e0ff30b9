/** AUTH-R10: a ticket opens the link of its own printed document only. */

import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { billing } from '@sheaf/contract/messaging/billing/billing';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import { pathOf } from '@sheaf/contract/operation';
import { allOperations } from '@sheaf/contract/operations';
import { access } from '@sheaf/contract/people/access/access';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { findDocument, printOperations } from '@sheaf/contract/print-document';
import { type PermissionKey, permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeExport } from '#contexts/people/congregations/make-export';
import { makeRecords } from '#contexts/reports/testing/make-records';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let person: SeededPerson;
let map: number;
let invoice: number;
let everythingFile: number;
let notice: number;
let special: number;
const start = new Date('2026-11-20T08:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const everything = [...permissionKeys];

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(start);
  congregation = await seedCongregation(test.database.owner);
  map = (await congregation.addMap()).id;
  const { token } = await congregation.addPerson({ permissions: ['settings.account'] });
  const writer = await congregation.addPerson({ permissions: ['schedules.noticeboard.edit'] });
  const hall = { title: 'Hall closed', body: '- Floor\n- **Walls**, see https://example.org' };
  notice = (await test.call(noticeboard.addNotice, { as: writer.token, body: hall })).data.id;
  const keeper = await congregation.addPerson({
    permissions: ['settings.events.add', 'settings.events.edit'],
  });
  special = (
    await test.call(events.addEvent, {
      as: keeper.token,
      body: { type: 'memorial', start_date: '2027-03-22T19:15' },
    })
  ).data.id;
  await test.call(meetings.saveSpecialMeeting, {
    as: keeper.token,
    params: { event: special },
    body: { parts: [{ title: 'Talk', minutes: 45, seat: 'talk' }] },
  });
  const exporter = await congregation.addPerson({ permissions: ['settings.roles.edit'] });
  everythingFile = (await test.call(congregations.startExport, { as: exporter.token })).data.id;
  await makeExport(test.platform)(
    { congregationId: congregation.id, id: everythingFile },
    new AbortController().signal,
  );
  invoice = (await test.call(billing.prepay, { as: token, body: { amount: 20 } })).data.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(start);
  person = await congregation.addPerson({ permissions: everything });
  await makeRecords(test, person.token);
});

const ticketFor = async (document: string, as = person.token): Promise<string> =>
  (await test.call(access.createReportTicket, { as, body: { document } })).data.api_token;

async function open(link: string, ticket: string, headers: Record<string, string> = {}) {
  const url = `/api/${link}${link.includes('?') ? '&' : '?'}api_token=${ticket}`;
  const answer = await test.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, bytes: answer.rawPayload, code: codeOf(answer.body) };
}

const codeOf = (body: string): string | undefined =>
  body.startsWith('{') ? (JSON.parse(body) as { code: string }).code : undefined;

/** By magic bytes. */
const spreadsheets: Record<string, string> = {
  'reports/cong-report': 'month',
  'reports/public-talk-history/download': 'numbe',
};

const beginning = (link: string): string =>
  link.startsWith('download-congregation/') ? 'PK\u0003\u0004\u0014' : (spreadsheets[link] ?? '%PDF-');

const refused = { status: 401, code: 'ticket-not-valid' };
const links = (): string[] => [
  'reports/dnc',
  'reports/attendant-schedule',
  'reports/group-list/groups',
  'reports/group-list/groups_elder',
  'reports/publisher-contact-list',
  'reports/meeting-schedule/0',
  'reports/s89',
  'reports/co-schedule',
  `reports/special-meeting/${special}`,
  'reports/s13',
  'reports/s13?year=2025',
  `reports/territory-card/${map}`,
  `download-invoice/${invoice}`,
  `download-congregation/${everythingFile}`,
  `reports/s21/${person.id}`,
  'reports/publisher-reports/download',
  'reports/field-service-reports/2026/5',
  'reports/s10/2026',
  'reports/s88/2026',
  'reports/cong-report',
  'reports/public-schedule',
  'reports/public-talk-history/download',
  'reports/speakers',
  `reports/notice/${notice}`,
  'reports/tasks',
  'reports/duty-matrix',
  'reports/fairness',
  `reports/duty-history/${person.id}`,
];

it('AUTH-R10 accepts a ticket for every served report', () => {
  const reports = allOperations.filter(
    ({ path, reply }) => (path.startsWith('/reports/') || path.startsWith('/download-')) && reply === 'file',
  );
  expect(printOperations.map(({ name }) => name).sort()).toEqual(reports.map(({ name }) => name).sort());
  const tried = new Set(links().map((link) => findDocument(link)!.operation.name));
  expect([...tried].sort()).toEqual(printOperations.map(({ name }) => name).sort());
});

it('AUTH-R10 PRINT-R5 opens each link once with its ticket', async () => {
  for (const link of links()) {
    const ticket = await ticketFor(link);
    const first = await open(link, ticket);
    const begins = beginning(link);
    const bytes = first.bytes.toString('latin1').replace('\u00ef\u00bb\u00bf', '').slice(0, 5);
    expect([link, first.status, bytes]).toEqual([link, 200, begins]);
    expect([link, await open(link, ticket)]).toMatchObject([link, refused]);
  }
});

it('AUTH-R10 returns the document to one of ten concurrent requests', async () => {
  const ticket = await ticketFor('reports/dnc');
  const answers = await Promise.all(Array.from({ length: 10 }, () => open('reports/dnc', ticket)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
});

it('AUTH-R10 refuses a ticket for another document, which does not consume it', async () => {
  const other = (await congregation.addPerson({})).id;
  const record = await ticketFor(`reports/s21/${person.id}`);
  expect(await open(`reports/s21/${other}`, record)).toMatchObject(refused);
  expect((await open(`reports/s21/${person.id}`, record)).status).toBe(200);
  const ticket = await ticketFor('reports/s13?year=2025');
  for (const link of ['reports/s13', 'reports/s13?year=2024', 'reports/dnc', `reports/territory-card/${map}`])
    expect([link, await open(link, ticket)]).toMatchObject([link, refused]);
  expect((await open('reports/s13?year=2025', ticket)).status).toBe(200);
});

it('AUTH-R10 PRINT-R5 refuses a ticket in another spelling of the path, another place of the call, or twice', async () => {
  const ticket = await ticketFor('reports/s13?year=2025');
  const attempts: [string, Record<string, string>?][] = [
    ['/reports/s13?year=2025&api_token=*'],
    ['/api//reports/s13?year=2025&api_token=*'],
    ['/api/REPORTS/s13?year=2025&api_token=*'],
    ['/api/reports/dnc%2f..%2fs13?year=2025&api_token=*'],
    ['/api/reports/s13%00?year=2025&api_token=*'],
    ['/api/reports/s13?year=2025&year=2024&api_token=*'],
    ['/api/reports/s13?year=2024&year=2025&api_token=*'],
    ['/api/reports/s13?year[]=2025&api_token=*'],
    ['/api/reports/s13?year=2025&more=1&api_token=*'],
    ['/api/reports/s13?year=02025&api_token=*'],
    ['/api/reports/s13?year=2025&API_TOKEN=*'],
    ['/api/reports/s13?year=2025&api_token[]=*'],
    ['/api/reports/s13?year=2025&api_token=*%00'],
    ['/api/reports/s13?year=2025', { authorization: 'Bearer *' }],
    ['/api/reports/s13?year=2025', { cookie: 'api_token=*' }],
    ['/api/reports/s13?year=2025', { 'x-api-token': '*' }],
  ];
  const filled = (text: string): string => text.replaceAll('*', () => ticket);
  for (const [url, given = {}] of attempts) {
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(value)]));
    const answer = await test.app.inject({ url: filled(url), headers });
    const isDocument = answer.headers['content-type'] === 'application/pdf';
    expect([url, answer.statusCode >= 500, isDocument]).toEqual([url, false, false]);
  }
  expect((await open('reports/s13?year=2025', ticket)).status).toBe(200);
});

it('AUTH-R10 expires a ticket after exactly 120 seconds', async () => {
  const [early, late] = [await ticketFor('reports/dnc'), await ticketFor('reports/dnc')];
  test.setNow(later(119));
  expect((await open('reports/dnc', early)).status).toBe(200);
  test.setNow(later(120));
  expect(await open('reports/dnc', late)).toMatchObject(refused);
});

it('AUTH-R10 checks the permission when the link is opened and when the ticket is created', async () => {
  const keys: PermissionKey[] = ['settings.print.dnc_list'];
  const other = await congregation.addPerson({ permissions: keys });
  const ticket = await ticketFor('reports/dnc', other.token);
  await test.database.owner.query('delete from person_roles where person_id = $1', [other.id]);
  expect((await open('reports/dnc', ticket)).status).toBe(403);
  const again = { as: other.token, body: { document: 'reports/dnc' } };
  expect((await test.call(access.createReportTicket, again)).status).toBe(403);
  const nothing = { as: person.token, body: { document: 'users/export' } };
  expect((await test.call(access.createReportTicket, nothing)).status).toBe(422);
});

it('AUTH-R10 revokes a ticket with its session or person', async () => {
  const ended = await ticketFor('reports/dnc');
  await test.call(access.endSession, { as: person.token });
  expect(await open('reports/dnc', ended)).toMatchObject({ status: 401, code: 'session-ended' });
  const other = await congregation.addPerson({ permissions: everything });
  const ticket = await ticketFor('reports/dnc', other.token);
  await test.database.owner.query('update people set active = false where id = $1', [other.id]);
  expect(await open('reports/dnc', ticket)).toMatchObject({ status: 401, code: 'person-inactive' });
});

it('AUTH-R10 refuses the ticket of another signed-in person', async () => {
  const other = await congregation.addPerson({ permissions: everything });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  expect(await open('reports/dnc', await ticketFor('reports/dnc'), bearer(other.token))).toMatchObject(
    refused,
  );
  expect((await open('reports/dnc', await ticketFor('reports/dnc'), bearer(person.token))).status).toBe(200);
});

it('AUTH-R10 refuses a ticket for other operations, for HEAD and if repeated', async () => {
  const ticket = await ticketFor('reports/dnc');
  for (const { name, method, path, ticket: takes } of allOperations.filter(
    ({ permission }) => permission !== 'public',
  )) {
    if (takes) continue;
    const params = { id: 1, number: '1', iso: 'en', category: 'maps', variant: 'groups', format: 'csv' };
    const url = pathOf(path, params);
    for (const headers of [{}, { authorization: `Bearer ${ticket}` }] as Record<string, string>[]) {
      const answer = await test.app.inject({ method, url: `${url}?api_token=${ticket}`, headers });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
  }
  const head = await test.app.inject({ method: 'HEAD', url: `/api/reports/dnc?api_token=${ticket}` });
  expect(head.statusCode).toBe(401);
  expect(await open(`reports/dnc?api_token=${ticket}`, ticket)).toMatchObject(refused);
  expect(await open('reports/dnc', '')).toMatchObject({ status: 401 });
  expect((await open('reports/dnc', ticket)).status).toBe(200);
});

it('AUTH-R10 refuses a ticket as an unknown field if the operation accepts none', async () => {
  const headers = { authorization: `Bearer ${person.token}` };
  for (const field of ['api_token', 'nonsense']) {
    const answer = await test.app.inject({
      url: `/api/events?${field}=${await ticketFor('reports/dnc')}`,
      headers,
    });
    expect([field, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([field, 422, [field]]);
  }
});

it('AUTH-R10 X-AWAY neither consumes nor rejects a ticket while the database is away', async () => {
  const ticket = await ticketFor('reports/dnc');
  const gone = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  const lost = vi.spyOn(test.platform.pool, 'query').mockRejectedValue(gone as never);
  expect((await open('reports/dnc', ticket)).status).toBe(503);
  lost.mockRestore();
  expect((await open('reports/dnc', ticket)).status).toBe(200);
});
