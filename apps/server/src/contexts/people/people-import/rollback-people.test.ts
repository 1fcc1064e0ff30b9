import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImportFixture, openImportFixture } from '#contexts/people/people-import/testing/import-fixture';
import { nowInSql } from '#platform/testing/test-clock';

let files: ImportFixture;

beforeAll(async () => {
  files = await openImportFixture();
});
afterAll(() => files.close());

const household = `first name,last name,sex,appointment,family,family number,tie,away,qualifications,group
Boaz,Marsh,m,servant,Marsh,1,head,2030-01-01/2030-01-05 Visiting,3; 5,Romaine
Ruth,Marsh,f,publisher,Marsh,1,spouse,,18,Romaine
Obed,Marsh,m,student,Marsh,1,child,,,Romaine
`;

it('IMPORT-R6 rolls an import back completely, and permits a second import', async () => {
  const { other, keeper } = await files.fixture('Wynyard');
  const as = keeper.token;
  const before = await files.everybody(as);
  const { data } = await files.send(household, as);
  const listed = (await files.test.call(peopleImport.listPeopleImports, { as })).data;
  expect(listed).toMatchObject([{ id: data.id, counts: { new: 3 }, taken_back_at: null }]);
  const back = await files.test.call(peopleImport.rollbackPeople, { as, params: { id: data.id! } });
  expect(back.data).toMatchObject({
    removed: 3,
    kept: [],
    import: { taken_back_by: { full_name: 'Keeper Hollis' } },
  });
  expect(await files.everybody(as)).toEqual(before);
  const left = await files.test.database.owner.query(
    `select (select count(*)::int from groups where congregation_id = $1) as groups,
      (select count(*)::int from families where congregation_id = $1) as families,
      (select count(*)::int from journal where congregation_id = $1 and concat(before, after) ilike '%marsh%') as told`,
    [other.id],
  );
  expect(left.rows).toEqual([{ groups: 0, families: 0, told: 0 }]);
  const again = await files.test.call(peopleImport.rollbackPeople, { as, params: { id: data.id! } });
  expect(again.problem.code).toBe('import-taken-back');
  expect((await files.send(household, as)).data.counts).toMatchObject({ new: 3, groups: 1 });
});

it('IMPORT-R6 preserves people who were invited, assigned, used or changed, with their rows', async () => {
  const { other, keeper } = await files.fixture('Smithton');
  const as = keeper.token;
  const names = ['Invited', 'Busy', 'Leader', 'Changed', 'Seen', 'Idle'];
  const file = `first name,last name,sex,appointment,group,family,tie\n${names
    .map((name, at) => `${name},Ward,m,elder,Cooee,Ward,${at === 5 ? 'head' : 'child'}`)
    .join('\n')}\n`;
  const { data } = await files.send(file, as);
  const idOf = async (name: string) => (await files.detail(`${name} Ward`, as))!.id;
  const owner = files.test.database.owner;
  await owner.query(
    `insert into sign_in_links (congregation_id, person_id, token_hash, kind, source, expires_at)
     values ($1, $2, '\\x01', 'invite', 'email', ${nowInSql()})`,
    [other.id, await idOf('Invited')],
  );
  const map = await other.addMap();
  await map.addDoor({ house: '1', assignedTo: await idOf('Busy') });
  await owner.query('update groups set overseer_id = $2 where congregation_id = $1', [
    other.id,
    await idOf('Leader'),
  ]);
  await owner.query('update people set cart = true where id = $1', [await idOf('Changed')]);
  await owner.query(`update people set last_login = ${nowInSql()} where id = $1`, [await idOf('Seen')]);
  const back = await files.test.call(peopleImport.rollbackPeople, { as, params: { id: data.id! } });
  expect(back.data.removed).toBe(1);
  expect(back.data.kept.map(({ full_name, reason }) => [full_name, reason])).toEqual([
    ['Invited Ward', 'invited'],
    ['Busy Ward', 'has-work'],
    ['Leader Ward', 'in-use'],
    ['Changed Ward', 'changed'],
    ['Seen Ward', 'signed-in'],
  ]);
  const invited = await files.detail('Invited Ward', as);
  expect(invited).toMatchObject({
    group_name: 'Cooee',
    family: { members: [{ tie: 'head' }, {}, {}, {}, {}] },
  });
});

it('IMPORT-R8 imports and rolls back two thousand people in one request each', async () => {
  const { keeper } = await files.fixture('Cradoc');
  const rows = Array.from(
    { length: 2000 },
    (_, at) =>
      `First${at},Last${at % 700},f,publisher,Group ${at % 12},Last${at % 700},${at % 700},other,18,2030-01-01/2030-01-05`,
  );
  const file = `first name,last name,sex,appointment,group,family,family number,tie,qualifications,away\n${rows.join('\n')}\n`;
  const { data } = await files.send(file, keeper.token);
  expect(data.counts).toMatchObject({ new: 2000, groups: 12, families: 700 });
  const back = await files.test.call(peopleImport.rollbackPeople, {
    as: keeper.token,
    params: { id: data.id! },
  });
  expect(back.data).toMatchObject({ removed: 2000, kept: [] });
});

it('IMPORT-R6 checks every reference to a person before a rollback', async () => {
  const { traces } = files.test.platform.registry;
  const { rows } = await files.test.database.owner.query<{ place: string }>(
    `select conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
     where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'people'::regclass order by 1`,
  );
  // These are deleted with the person, or written only by a person who signed in.
  const without = [
    'away_dates.person_id',
    'calendar_feeds.person_id',
    'cart_times.person_id',
    'family_members.person_id',
    'notifications.person_id',
    'person_limits.person_id',
    'person_pairs.other_id',
    'person_pairs.person_id',
    'person_pairs.wished_by',
    'person_roles.person_id',
    'planning_dates.person_id',
    'qualified_since.person_id',
    'unavailable_times.person_id',
    'withdrawn_duties.person_id',
  ];
  const byThoseWhoWereIn = [
    'forum_comments.person_id',
    'forum_likes.person_id',
    'forum_subscriptions.person_id',
    'forum_topics.person_id',
    'idempotency_keys.person_id',
    'imports.imported_by',
    'imports.taken_back_by',
    'message_steps.person_id',
    'notifications.by_person',
    'passkeys.person_id',
    'prepared_reports.person_id',
    'push_devices.person_id',
    'notification_preferences.person_id',
    'open_takes.person_id',
    'quiet_hours.person_id',
    'sendings.sent_by',
  ];
  const known = new Set([...Object.values(traces).flat(), ...without, ...byThoseWhoWereIn]);
  expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([]);
  expect(rows.length).toBeGreaterThan(15);
});
