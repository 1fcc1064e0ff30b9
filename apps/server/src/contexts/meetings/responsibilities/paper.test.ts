import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;
let printer: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openResponsibilitiesFixture(test);
  printer = await fixture.congregation.addPerson({ permissions: ['settings.print.attendants_schedule'] });
  const brothers = await fixture.people(3);
  await fixture.add({
    label: 'Main door',
    notes: 'Be there early',
    attendants: brothers.map(({ id }) => id),
  });
  await fixture.add({ label: 'Sound', attendants: [] });
  await test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings)
     values ($1, 'attendants_schedule', '{"print_header": "Please be on time", "print_notes": true}')`,
    [fixture.congregation.id],
  );
});
afterAll(() => test.close());

async function textOf(bytes: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages };
}

const get = async (query: string) => {
  const answer = await test.app.inject({
    url: `/api/reports/attendant-schedule${query}`,
    headers: { authorization: `Bearer ${printer.token}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return textOf(answer.rawPayload);
};

it('ATTEND-O5 prints the header below the title, each responsibility with its people, and the notes', async () => {
  const { text } = await get('');
  expect(text.indexOf('Please be on time')).toBeGreaterThan(text.indexOf('Duties at the meetings'));
  expect(text).toContain('Main door');
  expect(text).toContain('Be there early');
  for (const { local_date, attendants: all } of (await fixture.schedule()).slice(0, 4)) {
    expect(text).toContain(String(Number(local_date.slice(8))));
    for (const { name } of all) if (name) expect(text).toContain(name);
  }
});

it('ATTEND-O5 prints one line for each meeting in compact form, with the settings of the request', async () => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/generate-attendant-schedule',
    headers: { authorization: `Bearer ${printer.token}` },
    payload: { on: true, print_header: 'Burnie hall', print_notes: false, compact: true, reminder_timing: 1 },
  });
  expect(answer.statusCode).toBe(200);
  const { text } = await textOf(answer.rawPayload);
  expect(text).toContain('Burnie hall');
  expect(text).not.toContain('Be there early');
  expect(text.split('Main door')).toHaveLength((await textOf(answer.rawPayload)).pages + 1);
  expect((await get('')).text.split('Main door').length).toBeGreaterThan(20);
  expect((await get('?compact=true&from=2026-11-23&to=2026-11-29')).text).toContain('P1 ');
});
