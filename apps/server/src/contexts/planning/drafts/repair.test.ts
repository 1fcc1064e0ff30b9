import { duties } from '@sheaf/contract/duties/duties';
import { journal } from '@sheaf/contract/journal/journal';
import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { addTeam } from '#contexts/planning/drafts/testing/draft-team';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const span = { from: '2026-11-30', to: '2026-12-13' };
const repair = { ...span, mode: 'repair' as const };

let test: TestApp;
let fixture: MeetingFixture;
let team: SeededPerson[];
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Two weeks in which every place has a person. */
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Repairs ${number}`);
  team = await addTeam(fixture);
  const { data } = await make(span);
  expect((await publish(data.id)).data.left).toEqual([]);
});

const as = () => fixture.planner.token;
const make = (body: typeof span & { mode?: 'repair'; keep_told?: boolean }) =>
  test.call(drafts.makeDraft, { as: as(), body });
const publish = (id: number) => test.call(drafts.publishDraft, { as: as(), params: { id }, body: {} });
const run = (text: string, values: unknown[]) => test.database.owner.query(text, values);
const held = async () =>
  new Map<number, number>(
    (
      await run(
        `select id, person_id from duties where congregation_id = $1 and person_id is not null
          and on_date between '2026-11-30' and '2026-12-13'`,
        [fixture.congregation.id],
      )
    ).rows.map(({ id, person_id }) => [Number(id), Number(person_id)]),
  );
const goAway = (person: number) =>
  run(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-30', '2026-12-13')`,
    [fixture.congregation.id, person],
  );
const tell = (ids: readonly number[]) =>
  run('update duties set told_at = $2 where id = any ($1) and person_id is not null', [
    ids,
    test.platform.clock(),
  ]);
const fallenOut = async () => (await test.call(drafts.listFallenOut, { as: as() })).data.people;

/** A person with a duty, and the ids of their duties. */
async function somebody() {
  const people = await held();
  const [person] = people.values();
  return { person: person!, own: [...people].filter(([, one]) => one === person).map(([id]) => id) };
}

it('X-FAIR-54 lists people who can no longer come, with the reason for each duty', async () => {
  expect(await fallenOut()).toEqual([]);
  const { person, own } = await somebody();
  await goAway(person);
  const [fallen] = await fallenOut();
  expect(fallen!.user_id).toBe(person);
  expect(fallen!.duties.map(({ duty_id, why }) => [duty_id, why]).sort()).toEqual(
    own.map((id) => [id, 'away']).sort(),
  );
  await run(`update people set qualified_parts = '{}' where congregation_id = $1 and id = $2`, [
    fixture.congregation.id,
    person,
  ]);
  expect((await fallenOut())[0]!.duties[0]!.why).toBe('not-qualified');
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  expect((await test.call(drafts.listFallenOut, { as: reader.token })).status).toBe(403);
});

it('X-FAIR-55 one press replaces people who can no longer come, and nobody else', async () => {
  const { person, own } = await somebody();
  await goAway(person);
  const before = await held();
  const { data } = await make(repair);
  const changed = data.places.filter(({ state }) => state !== 'unchanged');
  expect(changed.map(({ duty_id, stood_id, fell_out }) => [duty_id, stood_id, fell_out]).sort()).toEqual(
    own.map((id) => [id, person, 'away']).sort(),
  );
  expect(data.places).toHaveLength(before.size);
  expect(await held()).toEqual(before);
  const published = (await publish(data.id)).data;
  expect([published.filled.sort(), published.left]).toEqual([own.sort(), []]);
  const after = await held();
  expect([...after.values()]).not.toContain(person);
  for (const [id, one] of before) if (!own.includes(id)) expect(after.get(id)).toBe(one);
  expect(await fallenOut()).toEqual([]);
  expect((await make(repair)).problem.code).toBe('nothing-to-repair');
});

it('X-FAIR-55 a planner takes one change back, and undo and the journal give duties back', async () => {
  const { person, own } = await somebody();
  await goAway(person);
  const before = await held();
  const { data } = await make(repair);
  const [kept] = data.places.filter(({ duty_id }) => duty_id === own[0]);
  const edit = (user_id: number) =>
    test.call(drafts.editPlace, { as: as(), params: { id: data.id, place: kept!.id }, body: { user_id } });
  expect((await edit(person)).data).toMatchObject({ user_id: person, state: 'unchanged' });
  expect((await edit(kept!.user_id!)).data.state).toBe('proposed');
  await publish(data.id);
  const undone = await test.call(drafts.unpublishDraft, { as: as(), params: { id: data.id }, body: {} });
  expect(undone.data.kept).toEqual([]);
  expect(await held()).toEqual(before);
  expect((await publish(data.id)).data.left).toEqual([]);
  const admin = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const { changes } = (await test.call(journal.listChanges, { as: admin.token })).data;
  const newest = changes.find(({ kind }) => kind === 'duties')!;
  await test.call(journal.revertChange, { as: admin.token, params: { id: newest.id } });
  expect(await held()).toEqual(before);
  expect((await publish(data.id)).data.filled.sort()).toEqual(own.sort());
});

it('X-FAIR-56 people who know of their duty stay, until the planner lets them move', async () => {
  const everybody = [...(await held()).keys()];
  await tell(everybody);
  const before = await held();
  const { person, own } = await somebody();
  await goAway(person);
  // Everybody else has something at these meetings, or is not qualified.
  const duty = (await run('select qualification from duties where id = $1', [own[0]])).rows[0];
  const busy = new Set(before.values());
  for (const { id } of team)
    if (!busy.has(id)) await run(`update people set qualified_parts = '{}' where id = $1`, [id]);
  const told = (await make(repair)).data;
  const moved = told.places.filter(({ stood_id, user_id, fell_out }) => !fell_out && stood_id !== user_id);
  expect([duty.qualification > 0, moved]).toEqual([true, []]);
  const freed = await test.call(drafts.solveAgain, {
    as: as(),
    params: { id: told.id },
    body: { keep_told: false },
  });
  expect(freed.data.keep_told).toBe(false);
  const openIn = (places: typeof told.places): number =>
    places.filter(({ user_id }) => user_id === null).length;
  expect(openIn(freed.data.places)).toBeLessThanOrEqual(openIn(told.places));
  await tell([]);
});

it('X-FAIR-56 a duty on another day, or of another person, has not been announced', async () => {
  const { own, person } = await somebody();
  await tell(own);
  const toldAt = async () =>
    (await run('select told_at from duties where id = $1', [own[0]])).rows[0].told_at as Date | null;
  expect(await toldAt()).not.toBeNull();
  await run('update duties set on_date = on_date + 1 where id = $1', [own[0]]);
  expect(await toldAt()).toBeNull();
  await tell(own);
  const other = team.find(({ id }) => id !== person)!;
  await test.call(duties.fillDuty, { as: as(), params: { id: own[0]! }, body: { user_id: other.id } });
  expect(await toldAt()).toBeNull();
});

it('X-FAIR-55 a duty that changed since the repair keeps its person', async () => {
  const { person, own } = await somebody();
  await goAway(person);
  const { data } = await make(repair);
  const spare = team.find(({ id }) => id !== person)!;
  await test.call(duties.fillDuty, { as: as(), params: { id: own[0]! }, body: { user_id: spare.id } });
  const { left } = (await publish(data.id)).data;
  expect(left).toContainEqual({ duty_id: own[0], why: 'changed' });
  expect((await held()).get(own[0]!)).toBe(spare.id);
});
