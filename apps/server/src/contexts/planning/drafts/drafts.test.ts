import { duties } from '@sheaf/contract/duties/duties';
import { journal } from '@sheaf/contract/journal/journal';
import { people } from '@sheaf/contract/people/people/people';
import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { addTeam } from '#contexts/planning/drafts/testing/draft-team';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let meeting: number;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Drafts ${number}`);
  meeting = (await fixture.meeting('clam')).id;
});

const as = () => fixture.planner.token;
const fill = async (areas?: ('programme' | 'duties')[]) =>
  test.call(drafts.fillMeeting, { as: as(), params: { id: meeting }, body: areas ? { areas } : {} });
const current = async () =>
  (await test.call(drafts.readMeetingDraft, { as: as(), params: { id: meeting } })).data;
const publish = (id: number) => test.call(drafts.publishDraft, { as: as(), params: { id }, body: {} });
const unpublish = (id: number) => test.call(drafts.unpublishDraft, { as: as(), params: { id }, body: {} });
const assigned = async () =>
  (await fixture.rows(meeting)).map(({ user_id, helper_id }) => [user_id, helper_id]);
const isAnybody = async () => (await assigned()).flat().some((id) => id !== null);
const assign = (duty: number, person: number | null) =>
  test.call(duties.fillDuty, { as: as(), params: { id: duty }, body: { user_id: person } });

const team = () => addTeam(fixture);

it('X-FAIR-8 proposes people for every open place, and assigns nobody', async () => {
  const all = await team();
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  await assign(chairman.id, all[0]!.id);
  const before = await assigned();
  const { status, data } = await fill();
  expect(status).toBe(200);
  expect(data.state).toBe('ready');
  expect(data.places.length).toBeGreaterThan(8);
  expect(data.places.map(({ user_id }) => user_id)).not.toContain(null);
  expect(data.places.map(({ duty_id }) => duty_id)).not.toContain(chairman.id);
  expect(await assigned()).toEqual(before);
  expect((await current())!.id).toBe(data.id);
});

it('X-FAIR-13 proposes no person twice in a meeting except for a prayer, none who is away or chairs it', async () => {
  const all = await team();
  const chairman = await fixture.row(meeting, 'prelude.chairman');
  await assign(chairman.id, all[0]!.id);
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-20', '2026-11-30')`,
    [fixture.congregation.id, all[1]!.id],
  );
  const { data } = await fill();
  const rows = await fixture.rows(meeting);
  const prayers = new Set(rows.filter(({ part }) => part.endsWith('.prayer')).map(({ id }) => id));
  const people = data.places.filter(({ duty_id }) => !prayers.has(duty_id)).map(({ user_id }) => user_id);
  expect(new Set(people).size).toBe(people.length);
  expect(people).not.toContain(all[0]!.id);
  expect(data.places.map(({ user_id }) => user_id)).not.toContain(all[1]!.id);
});

it('X-FAIR-60 proposes two people for the prayers of a meeting, and warns of one person for both', async () => {
  const [first, second] = [await fixture.qualified([1], 'First'), await fixture.qualified([1], 'Second')];
  const opening = await fixture.row(meeting, 'prelude.prayer');
  const closing = await fixture.row(meeting, 'living.prayer');
  const prayers = async () =>
    (await fill()).data.places.filter(({ duty_id }) => [opening.id, closing.id].includes(duty_id));
  const proposed = (await prayers()).map(({ user_id }) => user_id);
  expect(proposed.toSorted()).toEqual([first.id, second.id]);
  await test.database.owner.query(
    `update people set qualified_parts = '{}' where congregation_id = $1 and id = $2`,
    [fixture.congregation.id, second.id],
  );
  expect((await prayers()).map(({ user_id }) => user_id).toSorted()).toEqual([first.id, null]);
  await assign(opening.id, first.id);
  const { data } = await test.call(duties.rankCandidates, { as: as(), params: { id: closing.id } });
  expect(data.candidates.find(({ user }) => user.id === first.id)!.reasons).toContainEqual(
    expect.objectContaining({ code: 'same-meeting', duty: opening.id }),
  );
});

it('X-FAIR-8.2 leaves a place without a candidate open, and names why', async () => {
  const only = await fixture.qualified([4], 'Only');
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-20', '2026-11-30')`,
    [fixture.congregation.id, only.id],
  );
  const gems = await fixture.row(meeting, 'treasures.second');
  const { data } = await fill();
  const place = data.places.find(({ duty_id }) => duty_id === gems.id)!;
  expect(place.user_id).toBeNull();
  expect(place.reasons).toEqual({
    nobody: { qualified: 1, by: [{ rule: 'away', people: 1 }], relax: null },
  });
});

it('X-FAIR-8.3 keeps a locked person when it proposes again', async () => {
  const all = await team();
  const { data } = await fill();
  const reading = await fixture.row(meeting, 'treasures.reading');
  const place = data.places.find(({ duty_id }) => duty_id === reading.id)!;
  const other = all.find(({ id }) => data.places.every(({ user_id }) => user_id !== id))!;
  const params = { id: data.id, place: place.id };
  const edited = await test.call(drafts.editPlace, {
    as: as(),
    params,
    body: { user_id: other.id, locked: true },
  });
  expect(edited.data).toMatchObject({ user_id: other.id, locked: true, reasons: null });
  const again = (await fill()).data;
  expect(again.id).not.toBe(data.id);
  expect(again.places.find(({ duty_id }) => duty_id === reading.id)).toMatchObject({
    user_id: other.id,
    locked: true,
  });
  expect(await current()).toMatchObject({ id: again.id });
});

it('X-FAIR-9 assigns all in one change of the journal', async () => {
  await team();
  const { data } = await fill();
  const { data: published } = await publish(data.id);
  expect(published.left).toEqual([]);
  expect(published.filled.sort()).toEqual(data.places.map(({ duty_id }) => duty_id).sort());
  const people = new Map(data.places.map(({ duty_id, user_id }) => [duty_id, user_id]));
  for (const row of await fixture.rows(meeting)) {
    if (people.has(row.id)) expect(row.user_id).toBe(people.get(row.id));
    if (row.helper_duty_id !== null && people.has(row.helper_duty_id))
      expect(row.helper_id).toBe(people.get(row.helper_duty_id));
  }
  expect(await current()).toBeNull();
  const admin = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const { changes } = (await test.call(journal.listChanges, { as: admin.token })).data;
  expect(changes.filter(({ kind }) => kind === 'duties')).toHaveLength(1);
});

it('X-FAIR-9 leaves duties open that changed, and people who no longer fit', async () => {
  const all = await team();
  const { data } = await fill();
  const [taken, unqualified, busy] = data.places.slice(0, 3);
  const spare = all.find(({ id }) => data.places.every(({ user_id }) => user_id !== id))!;
  await assign(taken!.duty_id, spare.id);
  await test.database.owner.query(
    `update people set qualified_parts = '{}' where congregation_id = $1 and id = $2`,
    [fixture.congregation.id, unqualified!.user_id],
  );
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-20', '2026-11-30')`,
    [fixture.congregation.id, busy!.user_id],
  );
  const { data: published } = await publish(data.id);
  const why = new Map(published.left.map(({ duty_id, why: reason }) => [duty_id, reason]));
  expect(why.get(taken!.duty_id)).toBe('changed');
  expect(why.get(unqualified!.duty_id)).toBe('not-qualified');
  expect(why.get(busy!.duty_id)).toBe('conflict');
  expect(published.filled.length + published.left.length).toBe(data.places.length);
});

it('X-FAIR-9.2 opens the duties again, except of people who answered or were replaced', async () => {
  const all = await team();
  const { data } = await fill();
  await publish(data.id);
  const [answered, replaced] = data.places;
  const person = all.find(({ id }) => id === answered!.user_id)!;
  await test.call(duties.acknowledgeDuty, {
    as: person.token,
    params: { id: answered!.duty_id },
    body: { answer: 'yes' },
  });
  const spare = all.find(({ id }) => data.places.every(({ user_id }) => user_id !== id))!;
  await assign(replaced!.duty_id, spare.id);
  const { data: undone } = await unpublish(data.id);
  expect(undone.kept.sort()).toEqual([answered!.duty_id, replaced!.duty_id].sort());
  expect(undone.cleared.length).toBe(data.places.length - 2);
  expect((await publish(data.id)).data.filled.sort()).toEqual(undone.cleared.sort());
});

it('X-FAIR-9.3 JOURNAL-R12.3 the journal opens the places again, and names those that changed since', async () => {
  const all = await team();
  const { data } = await fill();
  await publish(data.id);
  const admin = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const journalist = await fixture.congregation.addPerson({ permissions: ['settings.roles.edit'] });
  const { changes } = (await test.call(journal.listChanges, { as: admin.token })).data;
  const change = changes.find(({ kind }) => kind === 'duties')!.id;
  const replaced = data.places[0]!;
  const spare = all.find(({ id }) => data.places.every(({ user_id }) => user_id !== id))!;
  await assign(replaced.duty_id, spare.id);
  const params = { id: change };
  const told = await test.call(journal.readChange, { as: admin.token, params });
  expect(told.data.take_back).toEqual({ obstacle: null, keys: ['schedules.meetings.assign'] });
  const refused = await test.call(journal.revertChange, { as: journalist.token, params });
  expect(refused.problem.code).toBe('change-not-permitted');
  const reverted = await test.call(journal.revertChange, { as: admin.token, params });
  expect(reverted.data.left).toHaveLength(1);
  expect(reverted.data.left[0]).toMatchObject({ domain: 'duties', entity: 'duty', act: 'changed' });
  const people = (await assigned()).flat().filter((id) => id !== null);
  expect(people).toEqual([spare.id]);
  const again = await current();
  expect(again!.id).toBe(data.id);
  const proposed = again!.places.filter(({ state }) => state === 'proposed').map(({ duty_id }) => duty_id);
  expect(proposed).toHaveLength(data.places.length - 1);
  expect(proposed).not.toContain(replaced.duty_id);
  expect((await publish(data.id)).data.filled.sort()).toEqual(proposed.sort());
});

it('X-FAIR-10 accepts a known conflict, and refuses an unqualified person', async () => {
  const all = await team();
  const away = all[3]!;
  await test.database.owner.query(
    `insert into away_dates (congregation_id, person_id, starts_on, ends_on) values ($1, $2, '2026-11-20', '2026-11-30')`,
    [fixture.congregation.id, away.id],
  );
  const { data } = await fill();
  const [place] = data.places;
  const params = { id: data.id, place: place!.id };
  const nobody = await fixture.congregation.addPerson({});
  const refused = await test.call(drafts.editPlace, { as: as(), params, body: { user_id: nobody.id } });
  expect(refused.status).toBe(422);
  await test.call(drafts.editPlace, { as: as(), params, body: { user_id: away.id } });
  expect((await publish(data.id)).data.filled).toContain(place!.duty_id);
});

it('X-FAIR-10 exchanges the people of two places by hand, and accepts both', async () => {
  await team();
  const { data } = await fill();
  const [talk, gems] = [
    await fixture.row(meeting, 'treasures.first'),
    await fixture.row(meeting, 'treasures.second'),
  ];
  const one = data.places.find(({ duty_id }) => duty_id === talk.id);
  const other = data.places.find(({ duty_id }) => duty_id === gems.id);
  const edit = (place: number, user_id: number | null) =>
    test.call(drafts.editPlace, { as: as(), params: { id: data.id, place }, body: { user_id } });
  await edit(one!.id, other!.user_id);
  await edit(other!.id, one!.user_id);
  const exchanged = (await current())!.places.filter(({ id }) => [one!.id, other!.id].includes(id));
  expect(exchanged.map(({ user_id }) => user_id)).toEqual([other!.user_id, one!.user_id]);
  const { data: published } = await publish(data.id);
  expect(published.left).toEqual([]);
  const after = new Map((await fixture.rows(meeting)).map(({ id, user_id }) => [id, user_id]));
  expect([after.get(one!.duty_id), after.get(other!.duty_id)]).toEqual([other!.user_id, one!.user_id]);
});

it('X-FAIR-11 names what would get worse with each qualified person', async () => {
  const all = await team();
  const { data } = await fill();
  const [place] = data.places;
  const { candidates: people } = (
    await test.call(drafts.explainPlace, { as: as(), params: { id: data.id, place: place!.id } })
  ).data;
  expect(people.map(({ user_id }) => user_id).sort()).toEqual(all.map(({ id }) => id).sort());
  expect(people.find(({ user_id }) => user_id === place!.user_id)!.worse).toEqual({ level: 'same' });
});

it('X-FAIR-12 shows and fills no area that the caller may not fill', async () => {
  await team();
  const { data } = await fill();
  const attendant = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  const read = await test.call(drafts.readMeetingDraft, { as: attendant.token, params: { id: meeting } });
  expect(read.data?.places).toEqual([]);
  const refused = await test.call(drafts.publishDraft, {
    as: attendant.token,
    params: { id: data.id },
    body: {},
  });
  expect(refused.status).toBe(404);
  const asked = await test.call(drafts.fillMeeting, {
    as: attendant.token,
    params: { id: meeting },
    body: { areas: ['programme'] },
  });
  expect([asked.status, asked.problem.code]).toEqual([403, 'area-not-yours']);
  expect(await isAnybody()).toBe(false);
});

it('X-FAIR-8 refuses past and cancelled meetings, meetings without open places, and other congregations', async () => {
  const other = await openMeetingFixture(test, `Others ${number}`);
  const foreign = await test.call(drafts.fillMeeting, {
    as: other.planner.token,
    params: { id: meeting },
    body: {},
  });
  expect(foreign.status).toBe(404);
  test.setNow(new Date('2026-11-26T10:00:00Z'));
  expect((await fill()).problem.code).toBe('meeting-over');
});

it('X-FAIR-13 proposes nobody who left, and opens their places', async () => {
  const all = await team();
  const { data } = await fill();
  const [place] = data.places;
  const admin = await fixture.congregation.addPerson({ permissions: [...permissionKeys] });
  const gone = all.find(({ id }) => id === place!.user_id)!;
  expect((await test.call(people.deletePerson, { as: admin.token, params: { id: gone.id } })).status).toBe(
    200,
  );
  const after = (await current())!.places.find(({ id }) => id === place!.id)!;
  expect(after).toMatchObject({ user_id: null, locked: false });
});
