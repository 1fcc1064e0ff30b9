/** Sends payloads of attackers through a report and all its outputs; none of them may be executed. */
import { reports } from '@sheaf/contract/reports/reports';
import { parseCsv } from '@sheaf/rules/files/csv';
import { isWholeRing } from '@sheaf/rules/testing/ring';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRecords } from '#contexts/reports/testing/make-records';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;
let secretary: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  test.setNow(new Date('2026-11-23T02:00:00Z'));
  congregation = await seedCongregation(test.database.owner);
  secretary = await congregation.addPerson({
    permissions: [
      'settings.users',
      'settings.print.s_21',
      'settings.print.cong_report',
      'settings.reports.totals',
    ],
  });
});
afterAll(() => test.close());

const cores = [
  `'); drop table service_reports; --`,
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `=HYPERLINK("http://x.test","y")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `#read("/etc/passwd")`,
  `#import "/data.json"`,
  `#panic("out")`,
  `\${process.env}`,
  `{{constructor.constructor('return 1')()}}`,
  `../../etc/passwd`,
  `$(touch /tmp/owned)`,
  `שלום, 12 (a)`,
  `*bold* _it_ $x^2$ <label> @ref`,
  `// comment /* more */`,
  `\\u{1F600} \\ #let x = 1`,
  `]#pagebreak()[`,
  `%s%s%n`,
  `{first_name} {month}`,
  `🙂🙂🙂`,
];
const frames = ['*', '* end', 'start *', '"*"', `'*'`, '[*]', '(*)', '#[*]', '*\n*', ';*'];
/** Every core in every frame; `npm test` combines each core with one frame. */
const payloads = cores.flatMap((core, at) =>
  frames
    .filter((_, place) => isWholeRing || place === at % frames.length)
    .map((frame) => frame.replaceAll('*', () => core)),
);

const save = (person: SeededPerson, comments: string) =>
  test.call(reports.saveReport, {
    as: secretary.token,
    body: { user_id: person.id, report_month: '2026-10-01', active: true, comments },
  });
const open = async (path: string) => {
  const headers = { authorization: `Bearer ${secretary.token}` };
  return test.app.inject({ method: 'GET', url: `/api${path}`, headers });
};

it('REPORTS-R19 stores and returns hostile remarks unchanged', {
  timeout: 120_000,
}, async () => {
  expect(payloads).toHaveLength(isWholeRing ? 200 : 20);
  const person = await congregation.addPerson({});
  for (const payload of payloads) {
    const saved = await save(person, payload);
    expect([payload, saved.status, saved.data.comments]).toEqual([payload, 200, payload.trim()]);
  }
  const { rows } = await test.database.owner.query(
    'select count(*)::int as kept from service_reports where congregation_id = $1',
    [congregation.id],
  );
  expect(rows[0].kept).toBe(1);
});

it('PRINT-O5 prints them as text: the PDF is created and contains no command from them', {
  timeout: 120_000,
}, async () => {
  const people = await Promise.all(cores.map(() => congregation.addPerson({})));
  for (const [at, core] of cores.entries()) await save(people[at]!, core);
  await makeRecords(test, secretary.token);
  const answer = await open('/reports/publisher-reports/download');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true });
  const plain = text.replaceAll(/\s+/g, '');
  for (const word of ['#read("/etc/passwd")', '#panic("out")', ']#pagebreak()[', '$(touch/tmp/owned)'])
    expect(plain).toContain(word);
  expect(plain).not.toContain('root:x:');
  expect((await open('/reports/field-service-reports/2026/10')).statusCode).toBe(200);
  const csv = await open('/reports/cong-report');
  for (const row of parseCsv(csv.body)) for (const cell of row) expect(cell).not.toMatch(/^[=@+]/);
});

it('REPORTS-R20 rejects hostile figures, months and ids with an error on the field', async () => {
  const wrong: [string, unknown][] = [
    ...payloads.map((text): [string, unknown] => ['report_month', text]),
    ...[1e308, -0.5, '5', {}, [], true, 745, -1].map((value): [string, unknown] => ['hours', value]),
    ...['x', {}, -1, 1.5, 2 ** 53].map((value): [string, unknown] => ['user_id', value]),
    ['active', 'yes'],
    ['comments', 'x'.repeat(1001)],
    ['comments', { toString: 'x' }],
  ];
  for (const [field, value] of wrong) {
    const answer = await test.call(reports.saveReport, {
      as: secretary.token,
      body: { report_month: '2026-10-01', active: true, [field]: value } as never,
    });
    expect([field, answer.status]).toEqual([field, 422]);
    expect(answer.problem.errors).toHaveProperty(field);
  }
});
