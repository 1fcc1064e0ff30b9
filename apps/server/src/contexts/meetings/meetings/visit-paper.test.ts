import { events } from '@sheaf/contract/events/events';
import { service } from '@sheaf/contract/service/service';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import { runQueuedFollowing } from '#contexts/meetings/meetings/testing/queued-following';
import { type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: MeetingFixture;
let printer: SeededPerson;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openMeetingFixture(test);
  printer = await fixture.congregation.addPerson({
    permissions: [
      'settings.print.co_schedule',
      'settings.events.add',
      'settings.field_service_locations.add',
    ],
  });
});
afterAll(() => test.close());

async function textOf(as = printer): Promise<string> {
  const headers = { authorization: `Bearer ${as.token}` };
  const answer = await test.app.inject({ method: 'GET', url: '/api/reports/co-schedule', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

it('PRINT-P8 prints instructions without a future visit', async () => {
  expect(await textOf()).toContain('No visit is planned. Add it to the events first.');
});

it('PRINT-P8 PRINT-O8 prints the next visit with its talks, meetings with times, and the field service of its week', async () => {
  const visit = (start: string, end: string, speaker: string) =>
    test.call(events.addEvent, {
      as: printer.token,
      body: {
        type: 'co',
        start_date: `${start}T19:00`,
        end_date: `${end}T12:00`,
        speaker,
        theme: 'Serve with joy',
        public_theme: '#read("/etc/passwd") A firm hope',
      },
    });
  await visit('2026-12-08', '2026-12-13', 'Gideon Later');
  await visit('2026-12-01', '2026-12-06', 'Amos Hale');
  const leader = await fixture.congregation.addPerson({
    firstName: 'Silas',
    appointment: 'elder',
    gender: 1,
  });
  const group = await test.call(service.addFieldGroup, {
    as: printer.token,
    body: { meeting_day: 6, meeting_time: '09:30', location: 'Town Hall steps', overseer_id: leader.id },
  });
  expect([group.status, group.text]).toEqual([200, group.text]);
  const text = await textOf();
  expect(text).toMatch(/^Circuit overseer visit 30 Nov 2026 – 6 Dec 2026 Speaker Amos Hale/);
  expect(text).toContain('Theme of the public talk #read("/etc/passwd") A firm hope');
  expect(text).toContain('Theme of the service talk Serve with joy');
  expect(text).toMatch(/Sat,? 5 Dec 9:30 am Town Hall steps.*Silas Hollis/);
  expect(text).toMatch(/Midweek meeting Wednesday, 2 December 2026.*7:00 pm/);
  expect(text).toMatch(/Weekend meeting Sunday, 6 December 2026.*A firm hope \(30 min\) Amos Hale/);
  await runQueuedFollowing(test);
  const followed = await textOf();
  expect(followed).toMatch(
    /Concluding comments \(3 min\).*Service talk: Serve with joy \(30 min\) Amos Hale/,
  );
  expect(followed).toMatch(/Watchtower study \(30 min\).*Final talk \(30 min\) Amos Hale/);
  expect(followed).not.toContain('Congregation Bible study');
  expect(text).not.toContain('Gideon');
});

it('PRINT-P8 X-VISIT.6 prints the overseer in place of a booked speaker, also before his name is known', async () => {
  const { rowCount } = await test.database.owner.query(
    `insert into talks (congregation_id, meeting_id, duty_id, number, speaker_name, speaker_congregation, confirmed)
     select d.congregation_id, d.meeting_id, d.id, 12, 'Martin Calloway', 'Devonport', 1
     from duties d join meetings m on m.congregation_id = d.congregation_id and m.id = d.meeting_id
     where d.congregation_id = $1 and m.week = '2026-11-30' and m.type = 'public' and d.qualification = 14`,
    [fixture.congregation.id],
  );
  expect(rowCount).toBe(1);
  expect(await textOf()).not.toContain('Martin Calloway');
  await test.database.owner.query(
    'update events set speaker = null, public_theme = null where congregation_id = $1 and starts_on = $2',
    [fixture.congregation.id, '2026-12-01'],
  );
  const unnamed = await textOf();
  expect(unnamed).toMatch(/Weekend meeting Sunday, 6 December 2026.*Public talk .*Circuit overseer/);
  expect(unnamed).not.toContain('Martin Calloway');
});

it('PRINT-R2 PRINT-P8 requires its own permission, and contains nothing of another congregation', async () => {
  const elder = await fixture.congregation.addPerson({ permissions: ['settings.print.s_140'] });
  const headers = { authorization: `Bearer ${elder.token}` };
  expect((await test.app.inject({ url: '/api/reports/co-schedule', headers })).statusCode).toBe(403);
  const elsewhere = await seedCongregation(test.database.owner, 'Elsewhere');
  const stranger = await elsewhere.addPerson({ permissions: ['settings.print.co_schedule'] });
  expect(await textOf(stranger)).not.toMatch(/Amos|Silas/);
});
