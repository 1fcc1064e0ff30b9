import { journal } from '@sheaf/contract/journal/journal';
import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { addTeam } from '#contexts/planning/drafts/testing/draft-team';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('X-FAIR-61 JOURNAL-R12.3 the journal reverts an accepted draft of more than 600 places whole', async () => {
  const fixture = await openMeetingFixture(test, 'Large');
  const team = await addTeam(fixture);
  const { id: congregation } = fixture.congregation;
  const { query } = test.database.owner;
  const owner = { query: query.bind(test.database.owner) };
  for (const day of ['2027-01-04', '2027-02-15', '2027-03-29', '2027-05-10', '2027-06-21', '2027-08-02']) {
    test.setNow(new Date(`${day}T10:00:00Z`));
    await fixture.make();
  }
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  const { rows: open } = await owner.query<{ id: number; version: number }>(
    `select id, version from duties where congregation_id = $1 and person_id is null and qualification is not null
       and on_date between '2026-11-30' and '2027-09-05' and hall = 1 order by on_date, id`,
    [congregation],
  );
  expect(open.length).toBeGreaterThan(600);
  // The people are in turn, and the planner accepts every conflict: the search is not part of this test.
  const {
    rows: [draft],
  } = await owner.query<{ id: number }>(
    `insert into drafts (congregation_id, from_on, to_on, areas, seed, made_by, made_at)
       values ($1, '2026-11-30', '2027-09-05', '{programme}', 1, $2, '2026-11-23T10:00:00Z') returning id`,
    [congregation, fixture.planner.id],
  );
  await owner.query(
    `insert into draft_places (congregation_id, draft_id, duty_id, duty_version, person_id, accepted)
       select $1, $2, d.id, d.version, ($4::bigint[])[1 + d.at % $5],
         '{same-meeting,same-time,same-week,month-full,cannot,pair}'
       from unnest($3::bigint[], $6::int[]) with ordinality as d (id, version, at)`,
    [
      congregation,
      draft!.id,
      open.map(({ id }) => id),
      team.map(({ id }) => id),
      team.length,
      open.map(({ version }) => version),
    ],
  );
  const published = await test.call(drafts.publishDraft, {
    as: fixture.planner.token,
    params: { id: draft!.id },
    body: {},
  });
  const { filled } = published.data;
  expect(filled.length).toBeGreaterThan(600);
  const [changed] = filled;
  await owner.query('update duties set person_id = null where congregation_id = $1 and id = $2', [
    congregation,
    changed,
  ]);
  const admin = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const { changes } = (await test.call(journal.listChanges, { as: admin.token })).data;
  const params = { id: changes.find(({ kind, rows }) => kind === 'duties' && rows > 1)!.id };
  expect(
    (await test.call(journal.readChange, { as: admin.token, params })).data.take_back.obstacle,
  ).toBeNull();
  const reverted = await test.call(journal.revertChange, { as: admin.token, params });
  expect(reverted.data.left).toEqual([]);
  const { rows: held } = await owner.query(
    'select id from duties where congregation_id = $1 and person_id is not null and id = any ($2)',
    [congregation, filled],
  );
  expect(held).toEqual([]);
  const after = await test.call(drafts.readDraft, { as: fixture.planner.token, params: { id: draft!.id } });
  expect(after.data.places.filter(({ state }) => state === 'proposed').length).toBeGreaterThanOrEqual(
    filled.length - 1,
  );
});
