import { duties } from '@sheaf/contract/duties/duties';
import { drafts } from '@sheaf/contract/planning/drafts/drafts';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { solveDraftTask } from '#contexts/planning/drafts/drafts.store';
import { draftsTasks } from '#contexts/planning/drafts/solve-span';
import { addTeam } from '#contexts/planning/drafts/testing/draft-team';
import type { Platform } from '#platform/platform';
import { openTestApp, type TestApp } from '#platform/testing/test-app';
import { StoppedWork } from '#platform/workers/worker-process';

const short = { from: '2026-11-30', to: '2026-12-06' };
const long = { from: '2026-11-30', to: '2026-12-27' };

let test: TestApp;
let fixture: MeetingFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openMeetingFixture(test, `Spans ${number}`);
});

const as = () => fixture.planner.token;
const make = (body: { from: string; to: string; seed?: number; meeting_ids?: number[] }, by = as()) =>
  test.call(drafts.makeDraft, { as: by, body });
const read = async (id: number, by = as()) =>
  (await test.call(drafts.readDraft, { as: by, params: { id } })).data;
const list = async (by = as()) => (await test.call(drafts.listDrafts, { as: by })).data.drafts;
const again = (id: number) => test.call(drafts.solveAgain, { as: as(), params: { id }, body: {} });
const cancel = (id: number) => test.call(drafts.cancelDraft, { as: as(), params: { id } });
const discard = (id: number) => test.call(drafts.discardDraft, { as: as(), params: { id } });
const edit = (id: number, place: number, body: { user_id?: number | null; version?: number }) =>
  test.call(drafts.editPlace, { as: as(), params: { id, place }, body });
const publish = (id: number, body: { weeks?: string[]; places?: number[] } = {}) =>
  test.call(drafts.publishDraft, { as: as(), params: { id }, body });
const unpublish = (id: number, places: number[]) =>
  test.call(drafts.unpublishDraft, { as: as(), params: { id }, body: { places } });
const peopleOf = (draft: Awaited<ReturnType<typeof read>>) =>
  draft.places.map(({ duty_id, user_id }) => [duty_id, user_id]);

/** Runs the job of a draft; `before` is called before each slice of work, with its number. */
const run = (id: number, before: (slice: number) => Promise<void> = async () => {}): Promise<void> => {
  let slices = 0;
  const workers: Platform['workers'] = {
    ...test.platform.workers,
    async run(task, input, congregationId) {
      slices += 1;
      await before(slices);
      return test.platform.workers.run(task, input, congregationId);
    },
  };
  const tasks = draftsTasks({ ...test.platform, workers });
  return tasks[solveDraftTask]!({ congregationId: fixture.congregation.id, id });
};

it('X-FAIR-31 a small draft of a span is ready in the reply, and assigns nobody', async () => {
  await addTeam(fixture);
  const { status, data } = await make(short);
  expect([status, data.state, data.done]).toEqual([200, 'ready', 100]);
  expect(data.places.length).toBeGreaterThan(15);
  expect(new Set(data.places.map(({ date }) => mondayOf(date)))).toEqual(new Set(['2026-11-30']));
  expect(await read(data.id)).toEqual(data);
  const open = data.places.filter(({ user_id }) => user_id === null).length;
  expect(await list()).toMatchObject([
    { id: data.id, state: 'ready', counts: { places: data.places.length, open, published: 0 } },
  ]);
  const { rows } = await test.database.owner.query(
    'select count(*)::int as count from duties where congregation_id = $1 and person_id is not null',
    [fixture.congregation.id],
  );
  expect(rows[0].count).toBe(0);
});

it('X-FAIR-31 a large draft is solved by a job, one of two queues, and waits without proposals', async () => {
  await addTeam(fixture);
  const { data } = await make(long);
  expect([data.state, data.done, data.places]).toEqual(['queued', 0, []]);
  const { rows } = await test.database.owner.query(
    'select task_identifier, queue_name from graphile_worker.jobs where key = $1',
    [`${solveDraftTask}-${fixture.congregation.id}-${data.id}`],
  );
  expect(rows).toEqual([
    { task_identifier: solveDraftTask, queue_name: `planning-${fixture.congregation.id % 2}` },
  ]);
  expect((await publish(data.id)).problem.code).toBe('draft-solving');
  await run(data.id);
  const solved = await read(data.id);
  expect([solved.state, solved.done]).toEqual(['ready', 100]);
  expect(solved.places.length).toBeGreaterThan(60);
  expect(solved.places.filter(({ user_id }) => user_id !== null).length).toBeGreaterThan(50);
});

it('X-FAIR-32 a process that is killed in the middle begins again, with the same draft', async () => {
  await addTeam(fixture);
  const [killed, whole] = [(await make(long)).data.id, (await make(long)).data.id];
  const stopped = run(killed, async (slice) => {
    if (slice === 3) throw new StoppedWork('the process ended');
  });
  await expect(stopped).rejects.toThrow('the process ended');
  expect(await read(killed)).toMatchObject({ state: 'solving', places: [] });
  await run(killed);
  await run(whole);
  const solved = await read(killed);
  expect(solved.state).toBe('ready');
  expect(peopleOf(solved)).toEqual(peopleOf(await read(whole)));
});

it('X-FAIR-32 a draft that is interrupted again and again fails, and can be solved again', async () => {
  await addTeam(fixture);
  const { id } = (await make(long)).data;
  await test.database.owner.query('update drafts set attempts = 5 where id = $1', [id]);
  await run(id);
  expect((await read(id)).state).toBe('failed');
  expect((await again(id)).data.state).toBe('queued');
  await run(id);
  expect((await read(id)).state).toBe('ready');
});

it('X-FAIR-32 a cancelled search ends between two slices, and earlier proposals stay', async () => {
  await addTeam(fixture);
  const { id } = (await make(long)).data;
  let last = 0;
  await run(id, async (slice) => {
    last = slice;
    if (slice === 2) expect((await cancel(id)).data.state).toBe('cancelled');
  });
  expect(last).toBe(2);
  expect(await read(id)).toMatchObject({ state: 'cancelled', places: [] });
  expect((await cancel(id)).problem.code).toBe('draft-not-solving');
  await again(id);
  await run(id);
  const before = await read(id);
  expect((await again(id)).data).toMatchObject({ state: 'queued', places: before.places });
  expect((await again(id)).problem.code).toBe('draft-solving');
  expect((await edit(id, before.places[0]!.id, { user_id: null })).problem.code).toBe('draft-solving');
  await run(id, async (slice) => {
    if (slice === 2) expect((await cancel(id)).data.state).toBe('ready');
  });
  expect(peopleOf(await read(id))).toEqual(peopleOf(before));
});

it('X-FAIR-32 a draft that is discarded during the search writes nothing', async () => {
  await addTeam(fixture);
  const { id } = (await make(long)).data;
  await run(id, async (slice) => {
    if (slice === 2) await discard(id);
  });
  expect(await list()).toEqual([]);
});

it('X-FAIR-8.3 drafting again keeps locked people, and plans what is open now', async () => {
  const all = await addTeam(fixture);
  const { data } = await make(short);
  const [kept, filled] = data.places;
  const params = { id: data.id, place: kept!.id };
  await test.call(drafts.editPlace, { as: as(), params, body: { locked: true } });
  const spare = all.find(({ id }) => id !== filled!.user_id)!;
  await test.call(duties.fillDuty, {
    as: as(),
    params: { id: filled!.duty_id },
    body: { user_id: spare.id },
  });
  const { data: solved } = await again(data.id);
  expect(solved.id).toBe(data.id);
  const places = new Map(solved.places.map((place) => [place.duty_id, place]));
  expect(places.get(kept!.duty_id)).toMatchObject({ user_id: kept!.user_id, locked: true });
  expect(places.has(filled!.duty_id)).toBe(false);
});

it('X-FAIR-33 accepts a week alone, undoes it alone, and is published with its last proposal', async () => {
  await addTeam(fixture);
  const { data } = await make({ from: '2026-11-30', to: '2026-12-13' });
  const inWeek = (week: string) => data.places.filter(({ date }) => mondayOf(date) === week);
  const proposed = inWeek('2026-12-07').filter(({ user_id }) => user_id !== null);
  const { data: published } = await publish(data.id, { weeks: ['2026-12-07'] });
  expect(published.filled.sort()).toEqual(proposed.map(({ duty_id }) => duty_id).sort());
  expect((await read(data.id)).state).toBe('ready');
  const [one, other] = proposed;
  expect((await edit(data.id, one!.id, { user_id: null })).problem.code).toBe('draft-published');
  expect((await unpublish(data.id, [one!.id])).data.cleared).toEqual([one!.duty_id]);
  const states = new Map((await read(data.id)).places.map(({ id, state }) => [id, state]));
  expect([states.get(one!.id), states.get(other!.id)]).toEqual(['proposed', 'published']);
  expect((await publish(data.id, { places: [one!.id] })).data.filled).toEqual([one!.duty_id]);
  await publish(data.id);
  expect((await read(data.id)).state).toBe('published');
});

it('X-FAIR-33 leaves a place that another planner or another draft filled', async () => {
  await addTeam(fixture);
  const [first, second] = [(await make(short)).data, (await make({ ...short, seed: 9 })).data];
  const other = await fixture.congregation.addPerson({ permissions: ['schedules.meetings.assign'] });
  const place = first.places.find(({ user_id }) => user_id !== null)!;
  await edit(first.id, place.id, { user_id: null, version: place.version });
  const late = await test.call(drafts.editPlace, {
    as: other.token,
    params: { id: first.id, place: place.id },
    body: { user_id: place.user_id, version: place.version },
  });
  expect([late.status, late.problem.code]).toEqual([409, 'stale']);
  await publish(second.id);
  const { data } = await publish(first.id);
  expect(data.filled).toEqual([]);
  expect(new Set(data.left.map(({ why }) => why))).toEqual(new Set(['changed']));
});

it('X-FAIR-12 a draft shows only places that the caller may fill, and is closed to others', async () => {
  await addTeam(fixture);
  const { data } = await make(short);
  const attendant = await fixture.congregation.addPerson({ permissions: ['schedules.attendants.edit'] });
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.meetings'] });
  const elsewhere = await openMeetingFixture(test, `Others ${number}`);
  const params = { id: data.id };
  for (const by of [attendant.token, elsewhere.planner.token]) {
    expect((await test.call(drafts.readDraft, { as: by, params })).status).toBe(404);
    expect((await test.call(drafts.cancelDraft, { as: by, params })).status).toBe(404);
    expect((await test.call(drafts.solveAgain, { as: by, params, body: {} })).status).toBe(404);
    expect(await list(by)).toEqual([]);
  }
  expect((await test.call(drafts.readDraft, { as: reader.token, params })).status).toBe(403);
  expect((await make(short, reader.token)).status).toBe(403);
  const asked = await test.call(drafts.makeDraft, {
    as: attendant.token,
    body: { ...short, areas: ['programme'] },
  });
  expect([asked.status, asked.problem.code]).toEqual([403, 'area-not-yours']);
});

it('X-FAIR-59 a draft of chosen meetings leaves the others, also when it is solved again', async () => {
  await addTeam(fixture);
  const midweek = (await fixture.meeting('clam', '2026-12-07')).id;
  const body = { from: '2026-11-30', to: '2026-12-20', meeting_ids: [midweek] };
  const { data } = await make(body);
  expect(new Set(data.places.map(({ meeting_id }) => meeting_id))).toEqual(new Set([midweek]));
  const solved = (await again(data.id)).data;
  expect(new Set(solved.places.map(({ meeting_id }) => meeting_id))).toEqual(new Set([midweek]));
});

it('X-FAIR-31 refuses a span without open places, one of more than 26 weeks, and one that ends before it starts', async () => {
  const past = await make({ from: '2026-11-02', to: '2026-11-08' });
  expect([past.status, past.problem.code]).toEqual([409, 'nothing-open']);
  const tooLong = await make({ from: '2026-11-30', to: '2027-05-31' });
  expect(tooLong.problem.code).toBe('draft-too-large');
  expect(tooLong.problem.message).toContain('30 May');
  expect((await make({ from: short.to, to: short.from })).status).toBe(422);
});

it('X-FAIR-31 ten drafts at once are all made', async () => {
  await addTeam(fixture);
  const made = await Promise.all(Array.from({ length: 10 }, (_, at) => make({ ...short, seed: at + 1 })));
  expect(made.map(({ status, data }) => [status, data.state])).toEqual(Array(10).fill([200, 'ready']));
  expect(new Set(made.map(({ data }) => data.id)).size).toBe(10);
  expect(await list()).toHaveLength(10);
});

it('X-FAIR-52 a waived rule is accepted at the publication, also between two proposals of the draft', async () => {
  const only = await fixture.qualified([4, 16], 'Only');
  const { data } = await make(short);
  const [gems, chairman] = [4, 16].map((part) => data.places.find((place) => place.part === part)!);
  const open = [gems!, chairman!].find(({ user_id }) => user_id === null)!;
  expect(open.reasons).toEqual({
    nobody: {
      qualified: 1,
      by: [{ rule: 'same-week', people: 1 }],
      relax: { person: only.id, rule: 'same-week' },
    },
  });
  expect((await edit(data.id, open.id, { user_id: only.id })).status).toBe(200);
  const { filled, left } = (await publish(data.id)).data;
  expect(left).toEqual([]);
  expect(filled.sort()).toEqual([gems!.duty_id, chairman!.duty_id].sort());
});
