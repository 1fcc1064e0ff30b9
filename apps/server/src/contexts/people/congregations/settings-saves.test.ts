/** Every settings form writes the same row of a congregation, and none may lose what another one saved. */

import { messages } from '@sheaf/contract/messaging/messages/messages';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { composeModules } from '@sheaf/contract/settings-parts';
import { runs } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

type Row = Record<string, unknown>;
type Modules = Record<string, Row>;

/** A save request, and its expected change of the stored row. */
interface Save {
  send(): Promise<{ status: number; text: string }>;
  columns: Row;
  modules: Modules;
}

let test: TestApp;
let congregation: number;
let editor: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  const seeded = await seedCongregation(test.database.owner);
  congregation = seeded.id;
  editor = await seeded.addPerson({ permissions: ['settings.cong.edit'] });
});
afterAll(() => test.close());

/** All values of the row, without columns that every write changes. */
async function readRow(): Promise<Row> {
  const { rows } = await test.database.owner.query<{ row: Row }>(
    `select to_jsonb(c) || jsonb_build_object('modules', coalesce((select jsonb_object_agg(part, settings)
       from domain_settings s where s.congregation_id = c.congregation_id), '{}')) as row
     from congregations c where congregation_id = $1`,
    [congregation],
  );
  const { version: _, updated_at: __, modules, ...row } = rows[0]!.row;
  // Default values need not be stored.
  return { ...row, modules: composeModules(new Map(Object.entries(modules as Modules))) };
}

const someOf = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields): fc.Arbitrary<Row> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Row>;

const word = fc.constantFrom('North', 'South', 'East');
const clearable = fc.option(word);
const details = someOf({
  name: word,
  suburb: clearable,
  postcode: clearable,
  circuit: clearable,
  time_format: fc.constantFrom(12, 24),
});
const ministry = someOf({
  assigned_map_cutoff: fc.nat(300),
  address_attempts: fc.nat(9),
  blocks_as_letters: fc.boolean(),
  show_address_date: fc.boolean(),
});
const meetings = someOf({ on: fc.boolean(), clam_day: fc.nat(6), history: fc.nat(12) });
const attendants = someOf({ on: fc.boolean(), print_header: clearable, compact: fc.boolean() });
const banner = someOf({ title: word, content: word });
const automatic = someOf({ carts: fc.boolean(), maps: fc.boolean(), reports: fc.boolean() });
const switches = someOf({
  manual: fc.boolean(),
  'map-overdue': fc.boolean(),
  'map-assigned': fc.boolean(),
  'address-timeout': fc.boolean(),
  'duty-evening': fc.boolean(),
  'duty-week': fc.boolean(),
  'report-missing': fc.boolean(),
});
const switchKeys: Record<string, string> = {
  manual: 'manual',
  'map-overdue': 'maps',
  'map-assigned': 'maps_assigned',
  'address-timeout': 'addresses',
  'duty-evening': 'duties',
  'duty-week': 'duties_week',
  'report-missing': 'reports',
};

const edit = (body: Row) => () =>
  test.call(congregations.editCongregation, { as: editor.token, body: body as never });

const columnsSaved = fc
  .oneof(details, ministry)
  .map((columns): Save => ({ send: edit(columns), columns, modules: {} }));
const modulesSaved = fc
  .oneof(
    meetings.map((fields) => ({ meeting_schedule: fields })),
    attendants.map((fields) => ({ attendants_schedule: fields })),
    banner.map((fields) => ({ banner_notification: { on: false, ...fields } })),
    automatic.map((fields) => ({ automatic_messaging: fields })),
  )
  .map((modules): Save => ({ send: edit({ modules }), columns: {}, modules: modules as Modules }));
const reportingSaved = fc.boolean().map(
  (reporting): Save => ({
    send: edit({ reporting }),
    columns: { reporting },
    modules: { field_service_reports: { on: reporting } },
  }),
);
const switchesSaved = switches.map(
  (body): Save => ({
    send: () => test.call(messages.saveSwitches, { as: editor.token, body: body as never }),
    columns: {},
    modules: {
      automatic_messaging: Object.fromEntries(
        Object.entries(body).map(([name, on]) => [switchKeys[name]!, on]),
      ),
    },
  }),
);
const phoneSaved = fc.tuple(word, clearable).map(
  ([user, device]): Save => ({
    send: () =>
      test.call(messages.saveSmsAccount, { as: editor.token, body: { user, device, password: 'secret' } }),
    columns: { sms_user: user, device, sms_pass: 'secret' },
    modules: {},
  }),
);

const after = (row: Row, { columns, modules }: Save): Row => {
  const stored = { ...(row.modules as Modules) };
  for (const [name, fields] of Object.entries(modules))
    if (Object.keys(fields).length > 0) stored[name] = { ...stored[name], ...fields };
  return { ...row, ...columns, modules: stored };
};

it('SETTINGS-R12 changes only the sent fields, for any saves of all settings forms in any order', async () => {
  const saves = fc.array(fc.oneof(columnsSaved, modulesSaved, reportingSaved, switchesSaved, phoneSaved), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(saves, async (sequence) => {
      for (const save of sequence) {
        const before = await readRow();
        const answer = await save.send();
        expect(answer.status, answer.text).toBe(200);
        expect(await readRow()).toEqual(after(before, save));
      }
    }),
    runs(25),
  );
});

it('SETTINGS-R12 preserves both of two concurrent saves of different forms', async () => {
  const saveSwitch = (on: boolean) =>
    test.call(messages.saveSwitches, {
      as: editor.token,
      body: { 'map-assigned': on, 'address-timeout': on },
    });
  for (let round = 0; round < 10; round += 1) {
    const on = round % 2 === 0;
    await Promise.all([
      edit({ circuit: `C${round}` })(),
      saveSwitch(on),
      edit({ modules: { meeting_schedule: { history: round } } })(),
    ]);
    expect(await readRow()).toMatchObject({
      circuit: `C${round}`,
      modules: {
        automatic_messaging: { maps_assigned: on, addresses: on },
        meeting_schedule: { history: round },
      },
    });
  }
});
