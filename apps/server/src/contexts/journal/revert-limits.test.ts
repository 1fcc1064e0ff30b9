import { roles } from '@sheaf/contract/people/roles/roles';
import { maps } from '@sheaf/contract/territory/maps/maps';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type JournalFixture,
  openJournalFixture,
  openSuburbs,
  permissionId,
} from '#contexts/journal/testing/journal-fixture';

let fixture: JournalFixture;
let suburbs: Awaited<ReturnType<typeof openSuburbs>>;

beforeAll(async () => {
  fixture = await openJournalFixture();
  suburbs = await openSuburbs(fixture);
});
afterAll(() => fixture.close());

const as = () => fixture.admin.token;

it('JOURNAL-R6 requires the permission of the change, and refuses a revert that grants permissions the caller lacks', async () => {
  const { id } = await suburbs.add('Wivenhoe');
  const change = await suburbs.edit(id, 'Wivenhoe Point');
  const without = await fixture.congregation.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'maps.suburbs.edit'),
  });
  expect(await fixture.codeOf(change, without.token)).toBe('change-not-permitted');
  expect((await suburbs.now(id)).suburb).toBe('Wivenhoe Point');

  const role = (
    await fixture.test.call(roles.addRole, {
      as: as(),
      body: {
        name: 'Keepers',
        permissions: [permissionId('settings.events'), permissionId('settings.mail')],
      },
    })
  ).data;
  const holder = await fixture.congregation.addPerson();
  await fixture.query('insert into person_roles (congregation_id, person_id, role_id) values ($1, $2, $3)', [
    fixture.congregation.id,
    holder.id,
    role.id,
  ]);
  await fixture.test.call(roles.editRole, {
    as: as(),
    params: { id: role.id },
    body: { name: 'Keepers', permissions: [permissionId('settings.events')] },
  });
  const taken = (await fixture.newest()).id;
  const lacking = await fixture.congregation.addPerson({
    permissions: permissionKeys.filter((key) => key !== 'settings.mail'),
  });
  expect(await fixture.codeOf(taken, lacking.token)).toBe('key-not-held');
  expect((await fixture.read(taken)).taken_back).toBe(false);
  expect((await fixture.revert(taken)).data).toEqual({ ok: true, left: [] });
});

it('JOURNAL-R6 restores a contact only for a person who may act for its owner', async () => {
  const strong = await fixture.congregation.addPerson({
    permissions: [...permissionKeys],
    email: 'first@example.org',
  });
  await fixture.query(`update people set email = 'second@example.org' where id = $1`, [strong.id]);
  const [{ id: moved }] = (await fixture.query(
    `select change_id as id from journal where table_name = 'people' and row_id = $1 order by id desc limit 1`,
    [String(strong.id)],
  )) as [{ id: number }];
  await fixture.query('update journal_changes set person_id = $2, operation = $3 where id = $1', [
    moved,
    fixture.admin.id,
    'people.editPerson',
  ]);
  const weak = await fixture.congregation.addPerson({
    permissions: ['settings.roles', 'settings.roles.edit', 'settings.users', 'settings.users.edit'],
  });
  expect(await fixture.codeOf(moved, weak.token)).toBe('contact-beyond-yours');
  expect((await fixture.revert(moved)).data).toEqual({ ok: true, left: [] });
});

it('JOURNAL-R7 refuses to revert the assignment of a map that is held, with the reason', async () => {
  const given = await fixture.congregation.addMap({ number: '44' });
  const holder = await fixture.congregation.addPerson();
  await fixture.test.call(maps.assignMap, { as: as(), body: { id: given.id, user: holder.id } as never });
  const change = (await fixture.newest()).id;
  expect((await fixture.read(change)).take_back.obstacle).toBe('change-final-assignment');
  const refused = await fixture.revert(change);
  expect([refused.status, refused.problem.code]).toEqual([409, 'change-final-assignment']);
  expect(refused.problem.message).toContain('Recall or assign it');
});

it('JOURNAL-R7 refuses to revert more than 500 rows', async () => {
  await fixture.query(
    `insert into suburbs (congregation_id, suburb) select $1, 'Suburb ' || n from generate_series(1, 501) n`,
    [fixture.congregation.id],
  );
  const change = (await fixture.newest()).id;
  await fixture.query('update journal_changes set person_id = $2 where id = $1', [change, fixture.admin.id]);
  expect(await fixture.codeOf(change)).toBe('change-too-large');
});

it('JOURNAL-R9 reverts a change once for six simultaneous requests, and orders every race with an edit', async () => {
  const { id } = await suburbs.add('Montello');
  const change = await suburbs.edit(id, 'Montello Hill');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => fixture.revert(change, as(), `race-key-${n}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, problem } of answers.filter(({ status }) => status !== 200))
    expect([status, problem.code]).toEqual([409, 'change-taken-back']);
  expect((await suburbs.now(id)).suburb).toBe('Montello');
  for (let round = 0; round < 12; round += 1) {
    const edited = await suburbs.edit(id, `Round ${round}`);
    const [taken] = await Promise.all([fixture.revert(edited), suburbs.edit(id, `Later ${round}`)]);
    const { suburb } = await suburbs.now(id);
    expect(suburb).toBe(`Later ${round}`);
    if (taken.status !== 200) expect(taken.problem.code).toBe('change-later');
  }
});

it('JOURNAL-R9 JOURNAL-R5 reports a violated constraint and leaves no effect', async () => {
  const first = await fixture.congregation.addMap({ number: '70' });
  await fixture.query(`update maps set number = '71' where id = $1`, [first.id]);
  const change = (await fixture.newest()).id;
  await fixture.query(`update journal_changes set person_id = $2, operation = 'maps.saveMap' where id = $1`, [
    change,
    fixture.admin.id,
  ]);
  await fixture.congregation.addMap({ number: '70' });
  expect((await fixture.revert(change, as(), 'conflict-key-1')).problem.code).toBe('change-conflict');
  expect((await fixture.read(change)).taken_back).toBe(false);
  expect((await fixture.query('select number from maps where id = $1', [first.id]))[0].number).toBe('71');
});
