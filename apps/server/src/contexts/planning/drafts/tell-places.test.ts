import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { addTeam } from '#contexts/planning/drafts/testing/draft-team';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let draft: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Two accepted weeks; everybody has an e-mail address. */
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Told ${number}`);
  await addTeam(fixture);
  await run(`update people set email = 'person' || id || '@example.org' where congregation_id = $1`, [own()]);
  const body = { from: '2026-11-30', to: '2026-12-13' };
  const { data } = await test.call(drafts.makeDraft, { as: as(), body });
  draft = data.id;
  await test.call(drafts.publishDraft, { as: as(), params: { id: draft }, body: {} });
});

const as = () => fixture.planner.token;
const own = () => fixture.congregation.id;
const run = async (text: string, values: unknown[]) => (await test.database.owner.query(text, values)).rows;
const tell = (body: { dry_run?: boolean; cost?: number } = {}, by = as()) =>
  test.call(drafts.tellPlaces, { as: by, params: { id: draft }, body });
const sent = () => run('select * from outgoing_messages where congregation_id = $1 order by id', [own()]);
const held = () =>
  run('select id, person_id, told_at from duties where congregation_id = $1 and person_id is not null', [
    own(),
  ]);

it('X-FAIR-57 accepting notifies nobody, and a dry run names people and cost', async () => {
  expect(await sent()).toEqual([]);
  const { data } = await tell({ dry_run: true });
  const people = new Set((await held()).map(({ person_id }) => Number(person_id)));
  expect(new Set(data.people.map(({ user_id }) => user_id))).toEqual(people);
  expect(data).toMatchObject({ sent: people.size, emails: people.size, cost: 0, refusal: null });
  expect(data.people.every(({ reached }) => reached)).toBe(true);
  expect(await sent()).toEqual([]);
  expect((await held()).every(({ told_at }) => told_at === null)).toBe(true);
});

it('X-FAIR-57 sends each person one message with all new duties, each with a link to answer', async () => {
  const duties = await held();
  await tell();
  const messages = await sent();
  const people = new Set(duties.map(({ person_id }) => person_id));
  expect(messages.map(({ person_id }) => person_id).sort()).toEqual([...people].sort());
  for (const { person_id, body } of messages)
    expect(body.match(/\/answer#/g)).toHaveLength(
      duties.filter((duty) => duty.person_id === person_id).length,
    );
  expect((await held()).every(({ told_at }) => told_at !== null)).toBe(true);
  const { places } = (await test.call(drafts.readDraft, { as: as(), params: { id: draft } })).data;
  expect(places.every(({ told, state }) => told === (state === 'published'))).toBe(true);
});

it('X-FAIR-57 nobody is notified twice of one duty, and undo keeps a duty that was announced', async () => {
  await tell();
  const before = (await sent()).length;
  expect((await tell()).problem.code).toBe('no-recipients');
  expect(await sent()).toHaveLength(before);
  const { data } = await test.call(drafts.unpublishDraft, { as: as(), params: { id: draft }, body: {} });
  expect(data.cleared).toEqual([]);
});

it('X-FAIR-57 a person without a way to get a message is named, and stays unannounced', async () => {
  const [{ person_id: person }] = (await held()) as [{ person_id: string }];
  await run('update people set email = null, phone = null where id = $1', [person]);
  const { data } = await tell();
  const unreached = data.people.filter(({ reached }) => !reached);
  expect(unreached.map(({ user_id }) => user_id)).toEqual([Number(person)]);
  const untold = (await held()).filter(({ told_at }) => told_at === null);
  expect(new Set(untold.map(({ person_id }) => person_id))).toEqual(new Set([person]));
});

it('X-FAIR-57 a person who loses an announced duty is notified of that', async () => {
  await tell();
  const [{ id, person_id }] = (await held()) as [{ id: string; person_id: string }];
  await run('delete from answer_links where congregation_id = $1', [own()]);
  await run('update duties set person_id = null where id = $1', [id]);
  const withdrawn = await run('select duty_id, person_id from withdrawn_duties where congregation_id = $1', [
    own(),
  ]);
  expect(withdrawn).toEqual([{ duty_id: id, person_id }]);
});

it('X-FAIR-57 only planners of every area of the draft notify its people', async () => {
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  expect((await tell({ dry_run: true }, reader.token)).status).toBe(404);
});
