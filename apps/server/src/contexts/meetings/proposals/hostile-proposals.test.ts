/** Read and write limits of both congregations of a proposal, and misuse of links. */

import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { pathOf } from '@sheaf/contract/operation';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { amount } from '@sheaf/rules/testing/ring';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

/** SHEAF_DIRECTORY_REQUESTS sets a larger number. */
const requests = amount('SHEAF_DIRECTORY_REQUESTS', 80, 400);

let test: TestApp;
let fixture: ProposalFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  number += 1;
  fixture = await openProposalFixture(test, `Hostile ${number}`);
});

async function run(
  congregation: number,
  statement: string,
  operation = 'proposals.attack',
  end: 'rollback' | 'commit' = 'rollback',
) {
  const client = await test.database.app.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('app.congregation', $1, true), set_config('app.operation', $2, true), set_config('app.person', '', true)`,
      [String(congregation), operation],
    );
    const { rowCount } = await client.query(statement);
    await client.query(end);
    return rowCount;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('PROP-R9 counts one of ten simultaneous answers by link and by both sides', async () => {
  const { id } = (await fixture.addToHost()).data;
  const token = await fixture.shared(id);
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => fixture.say(token, { act: 'decline', round: 1 })),
    ...Array.from({ length: 3 }, () => fixture.answer(fixture.host, id, { act: 'accept', round: 1 })),
    ...Array.from({ length: 3 }, () => fixture.answer(fixture.sender, id, { act: 'withdraw', round: 1 })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await fixture.list(fixture.sender);
  const week = await fixture.host.week('2026-12-07');
  expect(week.talk !== null).toBe(row!.state === 'accepted');
});

it('PROP-R9 lets a side write in the database only its own part in its turn, and a third congregation nothing', async () => {
  const { id } = (await fixture.addToHost()).data;
  const [from, to] = [fixture.sender.congregation.id, fixture.host.congregation.id];
  const third = (await openProposalFixture(test, `Aside ${number}`)).host.congregation.id;
  expect(await run(third, `select from proposals where id = ${id}`)).toBe(0);
  expect(await run(third, `update proposals set state = 'declined' where id = ${id}`)).toBe(0);
  const set = (values: string) => `update proposals set ${values} where id = ${id}`;
  await expect(run(from, set(`state = 'accepted', number = 12`))).rejects.toThrow('not for this side');
  await expect(run(from, set(`state = 'declined'`))).rejects.toThrow('not for this side');
  await expect(run(from, set(`held_on = '2027-01-01', round = 2, turn = 'from'`))).rejects.toThrow(
    'not for this side',
  );
  await expect(run(to, set(`state = 'withdrawn'`))).rejects.toThrow('not for this side');
  await expect(run(to, set(`held_on = '2027-01-01', round = 2`))).rejects.toThrow('not for this side');
  await expect(run(to, set('from_placed_at = now()'))).rejects.toThrow('writes its own');
  await expect(run(from, set('to_told = 9'))).rejects.toThrow('writes its own');
  await expect(run(to, set(`state = 'accepted', number = 12`), 'proposals.answerLink')).resolves.toBe(1);
  for (const by of [from, to])
    for (const said of [`speaker_name = 'x'`, `numbers = '{45}'`])
      await expect(run(by, set(said))).rejects.toThrow('who comes');
  await expect(run(from, set(`direction = 'invite'`))).rejects.toThrow('permission denied');
  await expect(run(to, set(`to_congregation = ${third}`))).rejects.toThrow('permission denied');
  await expect(run(from, `delete from proposals where id = ${id}`)).rejects.toThrow('permission denied');
  await expect(
    run(
      third,
      `insert into proposals (congregation_id, host_name, speaker_name, numbers, held_on) values (${from}, 'x', 'x', '{1}', '2027-01-01')`,
    ),
  ).rejects.toThrow('row-level security');
  expect(await run(to, `select from proposal_senders where proposal_id = ${id}`)).toBe(0);
  expect(await run(to, `select from proposal_links where proposal_id = ${id}`)).toBe(0);
  await fixture.answer(fixture.host, id, { act: 'decline', round: 1 });
  await expect(run(to, set(`state = 'open', turn = 'from', round = 2`))).rejects.toThrow('settled');
});

it('PROP-R9 PROP-R10 lets only the invited side name the speaker in the database, once and with an answer', async () => {
  const { id } = (await fixture.inviteSender({ numbers: [12, 45] })).data;
  const [from, to] = [fixture.host.congregation.id, fixture.sender.congregation.id];
  const set = (values: string) => `update proposals set ${values} where id = ${id}`;
  const countered = `held_on = '2026-12-20', round = 2, turn = 'from'`;
  const accepted = `state = 'accepted', number = 45`;
  await expect(run(to, set(`speaker_name = 'x'`))).rejects.toThrow('who comes');
  await expect(run(from, set(`speaker_name = 'x', state = 'withdrawn'`))).rejects.toThrow('who comes');
  await expect(run(from, set(`speaker_name = 'x', ${accepted}`))).rejects.toThrow('not for this side');
  await expect(run(to, set(`speaker_name = 'x', numbers = '{7}', ${countered}`))).rejects.toThrow(
    'who comes',
  );
  await expect(run(to, set(accepted))).rejects.toThrow('proposals_speaker_check');
  await expect(run(to, set(countered))).rejects.toThrow('proposals_speaker_check');
  await expect(run(to, set(`speaker_name = 'x', numbers = '{}', ${countered}`))).rejects.toThrow(
    'proposals_talks_check',
  );
  expect(await run(to, set(`speaker_name = 'x', numbers = '{45}', ${accepted}`))).toBe(1);
  const goes = { speaker_id: fixture.speaker.id, number: 45 };
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 1, date: '2026-12-20', ...goes });
  await expect(run(to, set(`speaker_name = 'x', ${accepted}`), 'proposals.answerLink')).rejects.toThrow(
    'not for this side',
  );
  await expect(run(from, set(`speaker_name = 'x', ${accepted}`))).rejects.toThrow('who comes');
  expect(await run(from, set(accepted))).toBe(1);
  expect(await run(from, `select from proposal_senders where person_id = ${fixture.speaker.id}`)).toBe(0);
});

it('PROP-R9 PROP-R15 lets only the host move the meeting in the database, and the other side accept only the agreed talk', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1, number: 12 });
  const [from, to] = [fixture.sender.congregation.id, fixture.host.congregation.id];
  const set = (values: string) => `update proposals set ${values} where id = ${id}`;
  const meeting = `meeting = '{"date": "2026-12-11", "time": "20:00"}', held_on = '2026-12-11'`;
  const was = `moved_from = '{"date": "2026-12-13", "time": "10:00", "number": 12}'`;
  const asks = `${meeting}, ${was}, state = 'open', turn = 'from', number = null, round = 2`;
  await expect(run(from, set(asks))).rejects.toThrow('only the host');
  await expect(run(to, set(`${asks}, numbers = '{45}'`))).rejects.toThrow('who comes');
  await expect(run(to, set(asks.replace('round = 2', 'round = 3')))).rejects.toThrow('only the host');
  await expect(run(to, set(asks.replace("turn = 'from'", "turn = 'to'")))).rejects.toThrow('only the host');
  expect(await run(to, set(asks))).toBe(1);
  await run(to, set(asks), 'proposals.attack', 'commit');
  const accepts = `state = 'accepted', moved_from = null`;
  await expect(run(to, set(`${accepts}, number = 12`))).rejects.toThrow('only the host');
  await expect(run(from, set(`${accepts}, number = 45`))).rejects.toThrow('only the host');
  expect(await run(from, set(`${accepts}, number = 12`))).toBe(1);
  const other = `held_on = '2026-12-20', round = 3, turn = 'to'`;
  await expect(run(to, set(other))).rejects.toThrow('not for this side');
  await run(from, set(other), 'proposals.attack', 'commit');
  await expect(run(from, set(`${accepts}, number = 12`))).rejects.toThrow();
  await expect(run(to, set(`held_on = '2026-12-27', round = 4, turn = 'from'`))).rejects.toThrow(
    'not for this side',
  );
  await expect(run(to, set(`${accepts}, number = 45, meeting = null`))).rejects.toThrow('only the host');
  expect(await run(to, set(`${accepts}, number = 12, meeting = null`))).toBe(1);
});

it('PROP-R9 sends at most forty links from a congregation in a day', async () => {
  await test.database.owner.query(
    `with p as (insert into proposals (congregation_id, host_name, speaker_name, numbers, held_on) values ($1, 'x', 'x', '{1}', '2027-01-01') returning id)
     insert into proposal_links (congregation_id, proposal_id, token_hash, channel, sent_at)
     select $1, p.id, sha256(('limit ' || $1 || ' ' || n)::bytea), 'share', $2::timestamptz from p, generate_series(1, 39) n`,
    [fixture.sender.congregation.id, test.platform.clock()],
  );
  const answers = await Promise.all([fixture.add(), fixture.add({ date: '2026-12-20' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fixture.add({ date: '2026-12-27' })).problem.code).toBe('too-many-proposals');
  const inviting = await fixture.inviteAs(fixture.sender.coordinator.token);
  expect(inviting.problem.code).toBe('too-many-proposals');
});

it(
  'PROP-R9 canaries: returns nothing of a proposal to a congregation outside it, for random requests',
  async () => {
    const canary = { name: 'Canary Hall', contact_name: 'Hidden Canary', email: 'hidden.canary@example.org' };
    const { id } = (await fixture.add({ host: canary, word: 'canary word' })).data;
    const aside = await openProposalFixture(test, `Nosy ${number}`);
    const nosy = await aside.host.congregation.addPerson({ permissions: [...permissionKeys] });
    await fixture.invite({ host: canary, word: 'canary word', speaker_name: 'Invited Canary' });
    const secrets = ['Canary', 'canary', 'Owen Hollis'];
    const asked = Object.values(proposals);
    const ids = [id, id + 1, fixture.sender.congregation.id, fixture.speaker.id];
    let leaks = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const operation = asked[sent % asked.length]!;
      const body: Record<string, unknown> = {
        token: 'a'.repeat(43),
        act: 'accept',
        round: 1,
        date: '2026-12-20',
        speaker_id: ids[sent % 4],
        congregation_id: ids[(sent >> 2) % 4],
        numbers: [1],
        mail: false,
        speaker_name: 'x',
      };
      const shape = 'body' in operation ? Object.keys(operation.body.shape) : [];
      const answer = await test.app.inject({
        method: operation.method,
        url: pathOf(operation.path, { id: ids[(sent >> 3) % 4]! }),
        // Requests without a session are counted by address.
        remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        headers: { authorization: `Bearer ${nosy.token}` },
        ...('body' in operation && {
          payload: Object.fromEntries(shape.flatMap((name) => (name in body ? [[name, body[name]]] : []))),
        }),
      });
      expect(answer.statusCode, answer.body).not.toBe(500);
      if (secrets.some((secret) => answer.body.includes(secret))) leaks += 1;
    }
    console.log(`requests of a stranger to proposals: ${requests}, ${leaks} leaks`);
    expect(leaks).toBe(0);
    // Proves that the search finds a leak: a side of the proposal reads this text.
    expect(JSON.stringify(await fixture.list(fixture.sender))).toContain('Hidden Canary');
  },
  60_000 + requests * 30,
);
