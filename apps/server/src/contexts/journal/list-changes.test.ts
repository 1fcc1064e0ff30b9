import { events } from '@sheaf/contract/events/events';
import { journal } from '@sheaf/contract/journal/journal';
import { calendarFeed } from '@sheaf/contract/people/calendar-feed/calendar-feed';
import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { roles } from '@sheaf/contract/people/roles/roles';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { places } from '@sheaf/contract/territory/places/places';
import { translations } from '@sheaf/contract/translations/translations';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '#app/contexts';
import { permissionId } from '#contexts/journal/testing/journal-fixture';
import { hashSecret } from '#platform/secrets';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { nowInSql } from '#platform/testing/test-clock';

let test: TestApp;
let congregation: SeededCongregation;
let admin: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
  admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
});
afterAll(() => test.close());

type Query = Parameters<typeof test.call<typeof journal.listChanges>>[1] extends infer O
  ? NonNullable<O extends { query?: infer Q } ? Q : never>
  : never;
const list = async (query: Query = {}, as = admin.token) =>
  (await test.call(journal.listChanges, { as, query })).data;
const read = async (id: number, as = admin.token) => test.call(journal.readChange, { as, params: { id } });
const newest = async () => (await list()).changes[0]!;
const query = async (text: string, values: unknown[] = []) =>
  (await test.database.owner.query(text, values)).rows;

const someone = { first_name: 'Grace', last_name: 'Webb', gender: 2 as const };

it('JOURNAL-R1 lists one request as one change: author, time, subject, newest first', async () => {
  const as = admin.token;
  const map = await congregation.addMap({ number: '12' });
  const body = { suburb: 'Acton', code: '7320', region_id: null, map_id: map.id };
  const suburb = (await test.call(places.addSuburb, { as, body })).data;
  await test.call(places.editSuburb, {
    as,
    params: { id: suburb.id },
    body: { suburb: 'Acton Hill', code: null, region_id: null },
  });
  const person = (await test.call(people.addPerson, { as, body: someone })).data;
  const [third, second, first] = (await list()).changes;
  expect(third).toMatchObject({
    by: { id: admin.id, full_name: 'Daniel Hollis' },
    kind: 'people',
    about: { entity: 'person', act: 'added', label: [{ text: 'Grace' }, { text: 'Webb' }] },
    rows: 2,
    taken_back: false,
    undoes: null,
  });
  expect(person.id).toBeGreaterThan(0);
  expect(second!.about).toMatchObject({ entity: 'suburb', act: 'changed', label: [{ text: 'Acton Hill' }] });
  expect(first!.about).toMatchObject({ entity: 'suburb', act: 'added', label: [{ text: 'Acton' }] });
  expect(first!.id).toBeLessThan(second!.id);
});

it('JOURNAL-R3 shows fields before and after, with names of the referenced rows, including deleted ones', async () => {
  const as = admin.token;
  const elder = { ...someone, appointment: 'elder' as const };
  const person = (await test.call(people.addPerson, { as, body: elder })).data;
  const body = { name: 'East', overseer_id: person.id, assistant_id: null, address: 'Mount Street 4' };
  const group = (await test.call(groups.addGroup, { as, body })).data;
  const change = (await read((await newest()).id)).data;
  const entry = change.entries.find(({ entity }) => entity === 'group')!;
  expect(entry.fields).toContainEqual({
    name: 'overseer_id',
    type: 'reference',
    before: [],
    after: ['Grace Webb'],
  });
  expect(entry.fields.map(({ name }) => name)).not.toContain('id');
  await test.call(groups.deleteGroup, { as, params: { id: group.id } });
  const gone = (await read((await newest()).id)).data;
  expect(gone.entries.find(({ entity }) => entity === 'person')!.fields).toContainEqual({
    name: 'group_id',
    type: 'reference',
    before: ['East'],
    after: [],
  });
});

it('JOURNAL-R3 hides entries that the reader may not see elsewhere', async () => {
  const reader = await congregation.addPerson({ permissions: ['settings.roles', 'settings.roles.edit'] });
  await test.call(people.addPerson, { as: admin.token, body: { ...someone, address: 'Hidden Street 4' } });
  const { id } = await newest();
  const { data, text } = await read(id, reader.token);
  expect(data.entries.every(({ closed, fields }) => closed && fields.length === 0)).toBe(true);
  expect(text).not.toContain('Hidden Street');
  expect((await read(id)).text).toContain('Hidden Street');
  const publisher = await congregation.addPerson();
  expect((await test.call(journal.listChanges, { as: publisher.token })).status).toBe(403);
});

it('JOURNAL-R2 filters the list by person, kind and days, and pages through it', async () => {
  const other = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Esther' });
  const event = { type: 'custom' as const, label: 'Cleaning', start_date: '2026-12-01T19:00' };
  for (const label of ['One', 'Two', 'Three'])
    await test.call(events.addEvent, { as: other.token, body: { ...event, label } as never });
  await test.call(roles.addRole, {
    as: other.token,
    body: { name: 'Helper', permissions: [permissionId('settings.events')] },
  });
  expect((await list({ person: other.id })).changes).toHaveLength(4);
  const found = (await list({ person: other.id, kind: 'events' })).changes;
  expect(found.map(({ about }) => about?.label.at(-1)?.text)).toEqual(['Three', 'Two', 'One']);
  expect((await list({ kind: 'roles' })).changes[0]?.about?.entity).toBe('role');
  expect((await list({ person: other.id, before: found[1]!.id })).changes.map(({ id }) => id)).toEqual([
    found[2]!.id,
  ]);
  await query(`update journal_changes set at = '2026-03-10T12:00:00Z' where id = $1`, [found[2]!.id]);
  const march = await list({ person: other.id, from: '2026-03-10', until: '2026-03-10' });
  expect(march.changes.map(({ id }) => id)).toEqual([found[2]!.id]);
  expect((await list({ until: '2026-03-09' })).changes).toEqual([]);
  await query(
    `insert into journal_changes (congregation_id, at, person_id, operation)
     select $1, '2026-02-01T00:00:00Z'::timestamptz - n * interval '1 minute', $2, 'maps.assignMap' from generate_series(1, 120) n`,
    [congregation.id, other.id],
  );
  const pages = [await list({ kind: 'assignments', until: '2026-02-28' })];
  while (pages.at(-1)!.more)
    pages.push(
      await list({ kind: 'assignments', until: '2026-02-28', before: pages.at(-1)!.changes.at(-1)!.id }),
    );
  expect(pages.map(({ changes }) => changes.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flatMap(({ changes }) => changes.map(({ id }) => id))).size).toBe(120);
});

it('JOURNAL-R4 never shows hashes and secrets, and describes or deliberately omits every column', async () => {
  await test.call(calendarFeed.renewCalendarFeed, { as: admin.token });
  const token = 'S'.repeat(43);
  await query(
    `insert into sessions (congregation_id, person_id, token_hash, source, device) values ($1, $2, $3, 'sms', 'Phone')`,
    [congregation.id, admin.id, hashSecret(token)],
  );
  for (const { id } of (await list()).changes)
    expect((await read(id)).text).not.toMatch(/token_hash|code_hash|ical_hash|sms_pass|signing|[0-9a-f]{64}/);
  const columns = await query(
    `select distinct c.table_name as table, c.column_name as column from information_schema.columns c
     join pg_trigger t on t.tgrelid = c.table_name::regclass and t.tgname = 'after_insert' and t.tgfoid <> 'sheaf.after_telling'::regproc where c.table_schema = 'public'`,
  );
  const open = columns
    .filter(
      ({ table, column }) =>
        !(column in registry.journal.entityOf(table).fields) &&
        ![column, `${table}.${column}`].some((name) => leftOut.has(name)),
    )
    .map(({ table, column }) => `${table}.${column}`);
  expect(open).toEqual([]);
  const journalled = new Set(columns.map(({ table }) => table));
  expect(registry.journal.tables.filter((table) => !journalled.has(table))).toEqual([]);
});

/** Keys, counters, secrets, and columns that no screen shows. */
const leftOut = new Set([
  ...['name_key', 'meeting_id', 'part_id', 'shift_id', 'place', 'week', 'acknowledged_at', 'device_hash'],
  ...['imported', 'removed_at', 'base_id', 'import_id', 'edited', 'moved', 'imported_reading'],
  // Shown field by field.
  'settings',
  ...['congregation_id', 'id', 'version', 'created_at', 'updated_at', 'permission_epoch', 'last_login'],
  ...['suburb_key', 'house_low', 'house_high', 'house_mark', 'unit_numbers', 'unit_names', 'own_failures'],
  // Follow from the event of a visit, whose change is shown.
  ...['duties.suspended', 'meeting_parts.event_id', 'meetings.visited'],
  // Follow from the event of a special meeting, whose change is shown.
  ...[
    'duties.special_id',
    'special_meetings.ended_on',
    'special_meetings.event_id',
    'special_parts.special_id',
  ],
  // Progress of jobs.
  ...[
    'notices.told_at',
    'congregation_exports.state',
    'attempts',
    'expires_at',
    'ready_at',
    'rows_done',
    'rows_total',
  ],
  ...['visit_id', 'bank_payments.booked_at', 'bank_payments.settled', 'card_payments.page'],
  ...['token_hash', 'code_hash', 'session_hash', 'ical_hash', 'sms_pass', 'sms_signing_key', 'code_failures'],
  ...['deleted_at', 'erased_at', 'consent_device', 'consent_ip', 'ip', 'source', 'body', 'sha256', 'bytes'],
  ...['size', 'width', 'height', 'media_type', 'format', 'counts', 'map_ids', 'imported_by', 'taken_back_by'],
  ...[
    'phone',
    'contact',
    'adjusted_at',
    'source_type',
    'assigned_at',
    'tried',
    'place_unknown',
    'number_searched',
  ],
  ...['started', 'addresses_at_start', 'last_activity_at', 'previous_completed'],
  ...['populate_total', 'populated'],
  ...[
    'populated_to',
    'kind',
    'sent_by',
    'recipient_kind',
    'parts',
    'cents',
    'skipped',
    'checked_at',
    'last_used_at',
  ],
  ...['begun_at', 'issued_at', 'lines', 'reference', 'disputes', 'last_key'],
  ...['ended_at', 'used_at', 'revoked_at', 'category', 'key', 'written_by'],
  ...['recovery_key', 'recovery_hash', 'recovery_former_hash', 'recovery_changed_at', 'installed'],
]);

it('JOURNAL-R1 I18N-R9 shows an edited wording, which belongs to all congregations, as a wording', async () => {
  const first = await test.database.owner.query('select min(congregation_id) as id from congregations');
  expect(first.rows[0].id).toBe(congregation.id);
  const params = { iso: 'en' as const, category: 'shell' as const };
  const put = async (text: string, version: number) => {
    const lines = { save: { text, version } };
    await test.call(translations.editSection, { as: admin.token, params, body: { lines } });
    return newest();
  };
  expect((await put('Keep', 0)).about).toMatchObject({
    entity: 'wording',
    act: 'added',
    label: [{ text: 'Keep' }],
  });
  const changed = await put('Store', 1);
  expect(changed.about).toMatchObject({ entity: 'wording', act: 'changed', label: [{ text: 'Store' }] });
  const { data } = await read(changed.id);
  expect(data.entries[0]).toMatchObject({ act: 'changed', fields: [{ before: ['Keep'], after: ['Store'] }] });
  expect(data.take_back.obstacle).toBe('change-final-wording');
});

it('JOURNAL-R4 retains no data of an erased person', async () => {
  const as = admin.token;
  const person = (await test.call(people.addPerson, { as, body: { ...someone, first_name: 'Canary' } })).data;
  const added = (await newest()).id;
  await test.call(people.deletePerson, { as, params: { id: person.id } });
  await test.call(erasure.erasePerson, { as, params: { id: person.id } });
  const { data, text } = await read(added);
  expect(text).not.toContain('Canary');
  expect(data.entries[0]).toMatchObject({ entity: 'person', act: 'erased', fields: [] });
});

it('JOURNAL-R1 hides changes of other congregations, and lists no automatic movements', async () => {
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const theirs = await elsewhere.addPerson({ permissions: [...permissionKeys] });
  const map = await elsewhere.addMap({ number: '3' });
  await test.call(maps.lockMap, { as: theirs.token, params: { id: map.id } } as never);
  const [change] = (await list({}, theirs.token)).changes;
  expect(change!.about).toMatchObject({ entity: 'map', label: [{ text: '3' }] });
  expect((await read(change!.id)).status).toBe(404);
  expect((await list({ before: change!.id })).changes).toEqual([]);
  const before = (await newest()).id;
  await query('update people set last_login = now() where id = $1', [admin.id]);
  expect((await newest()).id).toBe(before);
});

it('JOURNAL-R14 counts the changes of seven days by kind, without sign-ins and other congregations', async () => {
  const own = await seedCongregation(test.database.owner, 'Ulverstone');
  const keeper = await own.addPerson({ permissions: [...permissionKeys] });
  const counted = async () => (await test.call(journal.countChanges, { as: keeper.token })).data.kinds;
  const insert = (operation: string, days: number) =>
    query(
      `insert into journal_changes (congregation_id, at, person_id, operation)
       values ($1, ${nowInSql()} - make_interval(days => $2), $3, $4)`,
      [own.id, days, keeper.id, operation],
    );
  await insert('places.editStreet', 0);
  await insert('places.editStreet', 5);
  await insert('roles.editRole', 1);
  await insert('places.editStreet', 9);
  await insert('access.endSession', 0);
  const kinds = await counted();
  // The people and roles of the seed are made without a person.
  expect(kinds.filter(({ name }) => name !== 'automatic').map(({ count }) => count)).toEqual([2, 1]);
  expect(kinds).toContainEqual({ name: 'roles', domain: 'roles', count: 1 });
});
