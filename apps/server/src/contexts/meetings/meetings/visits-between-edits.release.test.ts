/**
 * The same edits and imports in two congregations, one of which has visits that come, move and go in between: in
 * the end both have the same programmes. `SHEAF_VISIT_SEEDS=1000` for more sequences.
 */
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { amount } from '@sheaf/rules/testing/ring';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisited, visitWeek } from '#contexts/meetings/meetings/testing/visited-fixture';
import { comingWorkbook } from '#contexts/meetings/meetings/workbook/testing/coming-workbook';
import { openWorkbookFixture } from '#contexts/meetings/meetings/workbook/testing/workbook-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const seeds = amount('SHEAF_VISIT_SEEDS', 20, 200);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const types = ['clam', 'public'] as const;
type MeetingKind = (typeof types)[number];

type Step =
  | { act: 'visit' }
  | { act: 'move' }
  | { act: 'leave' }
  | { act: 'hall' }
  | { act: 'edit'; type: MeetingKind; part: number; minutes: number }
  | { act: 'delete'; type: MeetingKind; part: number }
  | { act: 'import'; title: string };

const part = fc.nat(20);
const type = fc.constantFrom(...types);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('visit' as const, 'move' as const, 'leave' as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      type,
      part,
      // The study of a visit has 30 minutes, which the form of an edit sends unchanged.
      minutes: fc.integer({ min: 1, max: 40 }).filter((minutes) => minutes !== 30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), type, part }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('import' as const),
      title: fc.constantFrom('Hope', 'Faith', 'Love'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hall' as const) }) },
);

async function openCongregation(name: string) {
  const fixture = await openWorkbookFixture(test, name);
  const visited = await openVisited(test, fixture);
  const as = fixture.planner.token;
  const idOf = async (kind: MeetingKind) => (await fixture.meeting(kind, visitWeek)).id;
  let visit: number | null = null;
  return {
    async visit() {
      visit ??= (await visited.add()).id;
    },
    async move() {
      if (visit !== null)
        await visited.edit(visit, { start_date: '2026-12-15T19:00', end_date: '2026-12-20T12:00' });
    },
    async leave() {
      if (visit !== null) await visited.remove(visit);
      visit = null;
    },
    /** Places of the parts, without the talk of a visit. */
    places: async (kind: MeetingKind) =>
      (await fixture.parts(await idOf(kind)))
        .filter(({ part: key }) => key !== 'service-talk' && key !== 'final-talk')
        .map(({ meeting, part: key }) => `${meeting}.${key}`),
    async edit(kind: MeetingKind, place: string, minutes: number): Promise<number> {
      const meeting_id = await idOf(kind);
      const found = (await fixture.parts(meeting_id)).find((one) => `${one.meeting}.${one.part}` === place);
      if (!found) return 404;
      const { references, meeting, order, helper_type } = found;
      const { user_meeting_part_id, helper_meeting_part_id } = found;
      const needs = { user_meeting_part_id, helper_meeting_part_id, helper_type };
      const body = { title: `Local ${minutes}`, time: minutes, references, meeting, order, ...needs };
      return (await test.call(meetings.editPart, { as, params: { meeting_id, id: found.id }, body })).status;
    },
    async remove(kind: MeetingKind, place: string): Promise<number> {
      const meeting_id = await idOf(kind);
      const found = (await fixture.parts(meeting_id)).find((one) => `${one.meeting}.${one.part}` === place);
      if (!found) return 404;
      return (await test.call(meetings.deletePart, { as, params: { meeting_id, id: found.id } })).status;
    },
    async import(title: string): Promise<void> {
      const { name: file, bytes } = comingWorkbook(visitWeek, { reading: title });
      await fixture.upload(new Uint8Array(bytes), {}, file);
    },
    addHall: async () =>
      (await test.call(meetings.addHall, { as, params: { id: await idOf('clam') } })).status,
    /** Programmes and places of both meetings, without ids. */
    async programmes() {
      const found = [];
      for (const kind of types) {
        const { data } = await test.call(meetings.listMeetings, { as });
        const { id, halls, reading, time, ends_at } = data.find(
          (one) => one.type === kind && one.week === visitWeek,
        )!;
        const parts = (await fixture.parts(id)).map(
          ({ meeting, part: key, title, time: minutes, order, startTime }) => [
            meeting,
            key,
            title,
            minutes,
            order,
            startTime,
          ],
        );
        const places = (await fixture.rows(id)).map(({ part: place, hall, helper_duty_id }) => [
          place,
          hall,
          helper_duty_id !== null,
        ]);
        found.push({ halls, reading, time, ends_at, parts, places: places.sort() });
      }
      return found;
    },
  };
}

type Congregation = Awaited<ReturnType<typeof openCongregation>>;

/** An edit that the visit refuses is applied in neither congregation. */
async function applyStep(one: Step, { visited, usual }: Record<'visited' | 'usual', Congregation>) {
  if (one.act === 'visit' || one.act === 'move' || one.act === 'leave') await visited[one.act]();
  else if (one.act === 'hall') {
    if ((await visited.addHall()) < 400) expect(await usual.addHall()).toBeLessThan(400);
  } else if (one.act === 'import') for (const each of [visited, usual]) await each.import(one.title);
  else {
    const places = await visited.places(one.type);
    const place = places[one.part % places.length]!;
    if (one.act === 'edit') {
      const status = await visited.edit(one.type, place, one.minutes);
      if (status === 200) expect(await usual.edit(one.type, place, one.minutes)).toBe(200);
    } else {
      const status = await visited.remove(one.type, place);
      if (status === 200) expect(await usual.remove(one.type, place)).toBe(200);
    }
  }
}

it(`X-VISIT.2 visits between edits and imports leave no trace, in ${seeds} sequences`, async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      number += 1;
      const pair = {
        visited: await openCongregation(`Visited ${number}`),
        usual: await openCongregation(`Usual ${number}`),
      };
      for (const one of steps) await applyStep(one, pair);
      await pair.visited.leave();
      expect(await pair.visited.programmes()).toEqual(await pair.usual.programmes());
    }),
    { numRuns: seeds },
  );
}, 3_600_000);
