/**
 * Books speakers one after the other while a real server mails the requests and is killed repeatedly.
 * `SHEAF_TALK_REQUESTS=1000 SHEAF_TALK_KILLS=3` for the published figure.
 */

import { talks } from '@sheaf/contract/meetings/talks/talks';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import { type KillableServer, killableServer, waitUntil } from '#platform/testing/killable-server';
import { openMailServer } from '#platform/testing/mail-server';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

const requests = amount('SHEAF_TALK_REQUESTS', 20, 60);
const kills = amount('SHEAF_TALK_KILLS', 1, 3);

let test: TestApp;
let fixture: TalkFixture;
let server: KillableServer | undefined;

beforeAll(async () => {
  test = await openTestApp();
  fixture = await openTalkFixture(test, 'Asking many');
});
afterAll(async () => {
  await server?.stop();
  await test.close();
});

/** Adds weekends after the automatically made ones. */
async function makeWeekends(): Promise<number[]> {
  const { rows } = await test.database.owner.query<{ id: number }>(
    `with last as (select max(week) as week from meetings where congregation_id = $1),
     made as (insert into meetings (congregation_id, type, week, held_on, starts_at, ends_at)
       select $1, 'public', last.week + 7 * n, last.week + 7 * n + 6, '10:00', '11:45'
       from last, generate_series(1, $2::int) n returning id, week, held_on),
     parts as (insert into meeting_parts (congregation_id, meeting_id, section, key, "order", title, minutes, qualification)
       select $1, id, 'talk', 'talk', 1, 'Public talk', 30, 14 from made returning id, meeting_id)
     insert into duties (congregation_id, kind, qualification, meeting_id, part_id, week, on_date, starts_at, ends_at)
       select $1, 'part', 14, m.id, p.id, m.week, m.held_on, '10:00', '11:45'
       from made m join parts p on p.meeting_id = m.id order by m.week returning meeting_id as id`,
    [fixture.congregation.id, requests],
  );
  return rows.map(({ id }) => id);
}

const count = async (what: string): Promise<number> =>
  (await test.database.owner.query(`select count(*)::int as n from ${what}`)).rows[0].n;
const addressOf = (place: number): string => `speaker${place}@example.org`;

/** Sends every request twice, like a phone that received no response to the first. */
async function bookAll(meetings: readonly number[], first: number, end: number): Promise<void> {
  for (const [index, meeting_id] of meetings.slice(first, end).entries()) {
    const place = first + index;
    const speaker = { name: `Speaker ${place}`, congregation: null, email: addressOf(place), phone: null };
    const given = { as: fixture.coordinator.token, body: { meeting_id, public_talk_id: 12, speaker } };
    const key = `request-${place}-${'x'.repeat(12)}`;
    const answers = await Promise.all([
      test.call(talks.bookTalk, { ...given, key }),
      test.call(talks.bookTalk, { ...given, key }),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
  }
}

it(
  `TALK-R2 sends no speaker two of ${requests} requests through ${kills} kills, and shows the coordinator every lost one`,
  async () => {
    // Counted from each start, because a mail interrupted by a kill never arrives and a total count might not
    // be reached.
    const portion = Math.ceil(requests / (4 * (kills + 2)));
    let [sinceStart, killsLeft] = [0, kills];
    const recipients: string[] = [];
    const mailServer = await openMailServer((mail) => {
      recipients.push(/^To: .*?([\w.]+@example\.org)/im.exec(mail.toString())![1]!);
      sinceStart += 1;
      // Kills before the sender receives the acceptance. Mails in progress of a killed process still arrive,
      // and kill no other.
      if (killsLeft > 0 && sinceStart >= portion && server?.kill()) {
        [sinceStart, killsLeft] = [0, killsLeft - 1];
      }
      return null;
    });
    const environment = { SHEAF_SMTP_URL: mailServer.url, SHEAF_MAIL_FROM: 'Sheaf <sheaf@sheaf.test>' };
    server = killableServer(test.database, environment);
    const meetings = await makeWeekends();
    // Each start has requests of its own: one that was begun when the server was killed is not sent again.
    const share = Math.ceil(requests / (kills + 1));
    for (let kill = 0; kill < kills; kill += 1) {
      const booking = bookAll(meetings, kill * share, (kill + 1) * share);
      await server.start();
      await server.killed();
      await booking;
    }
    const booking = bookAll(meetings, kills * share, requests);
    await server.start();
    await booking;
    await waitUntil(
      async () =>
        (await count(`outgoing_messages where state = 'queued' and handing_since is null`)) === 0 &&
        (await count("graphile_worker.jobs where task_identifier = 'send-message'")) === 0,
      60_000,
    );
    // Ages the interrupted messages, so that they are marked as unsure.
    await test.database.owner.query(
      `update outgoing_messages set handing_since = handing_since - interval '1 hour' where state = 'queued'`,
    );
    await test.database.owner.query(`select graphile_worker.add_job('set-aside-cut-off')`);
    await waitUntil(async () => (await count(`outgoing_messages where state = 'queued'`)) === 0);
    await server.stop();
    await mailServer.close();

    expect(await count('talks')).toBe(requests);
    expect(await count('talk_requests')).toBe(requests);
    const twice = recipients.filter((one, at) => recipients.indexOf(one) !== at);
    expect(twice).toEqual([]);
    const { rows } = await test.database.owner.query<{ recipient: string; state: string }>(
      `select recipient, state from outgoing_messages where effect like 'talk-request:%'`,
    );
    const stateOf = new Map(rows.map(({ recipient, state }) => [recipient, state]));
    expect(rows).toHaveLength(requests);
    const arrived = new Set(recipients);
    const lost = [...stateOf].filter(([recipient, state]) => state === 'sent' && !arrived.has(recipient));
    expect(lost).toEqual([]);
    const unseen = [...stateOf.values()].filter((state) => state !== 'sent' && state !== 'unsure');
    expect(unseen).toEqual([]);
    expect([...stateOf.values()].filter((state) => state === 'unsure').length).toBeGreaterThanOrEqual(kills);
    console.info(`${requests} requests, ${kills} kills, ${arrived.size} arrived, none twice`);
  },
  120_000 + requests * 300,
);
