import { messages } from '@sheaf/contract/messaging/messages/messages';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openResponsibilitiesFixture,
  type ResponsibilitiesFixture,
} from '#contexts/meetings/responsibilities/testing/responsibilities-fixture';
import { openMessageFixture } from '#contexts/messaging/messages/testing/message-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ResponsibilitiesFixture;
let mail: Awaited<ReturnType<typeof openMessageFixture>>;
let person: SeededPerson;

const at = (date: string, clock: string): Date => new Date(`${date}T${clock}:00+11:00`);

/** Writes the stored setting: 1 two days, 2 half a day, 3 both. */
const setTiming = (timing: number) =>
  test.database.owner.query(
    `insert into domain_settings (congregation_id, part, settings) values ($1, 'attendants_schedule', $2)
     on conflict (congregation_id, part) do update set settings = domain_settings.settings || excluded.settings`,
    [fixture.congregation.id, JSON.stringify({ on: true, reminder_timing: timing })],
  );

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  fixture = await openResponsibilitiesFixture(test, 'Burnie');
  mail = await openMessageFixture(test, fixture.congregation, 'attendant-duty');
  person = (await fixture.people(1))[0]!;
  await mail.givePhone(person.id);
  await fixture.add({ attendants: [person.id] });
});
afterAll(() => test.close());

/** Wednesday evening of the following week. */
const wednesday = '2026-12-02';

it('ATTEND-R6 ATTEND-O4 reminds of a responsibility two days before, half a day before, or both, once each', async () => {
  const counts: number[] = [];
  for (const timing of [1, 2, 3]) {
    await setTiming(timing);
    await mail.switchOn();
    await test.database.owner.query('delete from outgoing_messages where congregation_id = $1', [
      fixture.congregation.id,
    ]);
    for (const [date, clock] of [
      ['2026-11-30', '10:07'],
      ['2026-11-30', '20:07'],
      ['2026-11-30', '20:07'],
      ['2026-12-01', '12:07'],
      [wednesday, '09:07'],
      [wednesday, '10:07'],
      [wednesday, '20:07'],
    ] as const)
      await mail.hour(at(date, clock));
    counts.push((await mail.texts()).length);
  }
  expect(counts).toEqual([1, 1, 2]);
  expect((await mail.texts())[0]).toMatch(
    /^P0, on Wednesday 2 December at \d+:\d\d pm you have: Main door\.$/,
  );
});

it('ATTEND-O4 sends nothing while reminders are off, and nothing to a former person', async () => {
  await setTiming(3);
  await mail.hour(at('2026-11-30', '20:07'));
  expect(await mail.texts()).toEqual([]);
  await mail.switchOn();
  await test.database.owner.query(
    'update duties set person_id = null where congregation_id = $1 and responsibility_id is not null',
    [fixture.congregation.id],
  );
  await mail.hour(at('2026-11-30', '20:37'));
  expect(await mail.texts()).toEqual([]);
});

it('MSG-R4 estimates reminders of responsibilities at four dollars a month, and at eight with both times', async () => {
  const estimate = async () =>
    (await test.call(messages.readStats, { as: mail.admin.token })).data.rows.find(
      ({ kind }) => kind === 'attendant-duty',
    )!.estimate;
  for (const [timing, cents] of [
    [1, 400],
    [2, 400],
    [3, 800],
  ] as const) {
    await setTiming(timing);
    expect(await estimate()).toBe(cents);
  }
});
