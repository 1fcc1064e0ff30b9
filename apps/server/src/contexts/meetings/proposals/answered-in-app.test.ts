/** A link only shows a proposal once the congregation answers it in its app, and ends with the proposal. */

import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  openProposalFixture,
  type ProposalFixture,
} from '#contexts/meetings/proposals/testing/proposal-fixture';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let fixture: ProposalFixture;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  fixture = await openProposalFixture(test, `Taken ${number}`);
});

const answers = [
  { act: 'accept', round: 1, number: 45 },
  { act: 'decline', round: 1 },
  { act: 'counter', round: 1, date: '2026-12-20' },
] as const;
const nameOf = async ({ id }: { id: number }): Promise<string> =>
  (await test.database.owner.query('select name from congregations where congregation_id = $1', [id])).rows[0]
    .name;
const refusals = async (token: string): Promise<(string | undefined)[]> =>
  Promise.all(answers.map(async (body) => (await fixture.say(token, body)).problem?.code));
const refused = Array(answers.length).fill('proposal-answered-in-app');
const ended = Array(answers.length).fill('proposal-link-ended');

it('PROP-X1 accepts answers to a taken proposal only in the app, and every link shows it with the congregation', async () => {
  const { id } = (await fixture.add()).data;
  const [token, other] = [await fixture.token(), await fixture.shared(id)];
  await fixture.take(fixture.host, token);
  for (const link of [token, other]) {
    expect(await refusals(link)).toEqual(refused);
    const { data } = await fixture.read(link);
    expect(data).toMatchObject({ state: 'open', awaited: false, round: 1 });
    expect(data.answered_in).toBe(await nameOf(fixture.host.congregation));
    expect((await fixture.touch(link)).status).toBe(200);
  }
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'open', awaited: true });
  expect((await fixture.answer(fixture.host, id, { act: 'accept', round: 1 })).data.state).toBe('accepted');
  expect(await refusals(token)).toEqual(refused);
  expect((await fixture.read(token)).data).toMatchObject({ state: 'accepted', awaited: false });
});

it('PROP-X1 refuses answers by link after the congregation of the directory answered in its app', async () => {
  const { id } = (await fixture.addToHost()).data;
  const token = await fixture.shared(id);
  expect((await fixture.read(token)).data).toMatchObject({ awaited: true, answered_in: null });
  await fixture.answer(fixture.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  await fixture.answer(fixture.sender, id, { act: 'counter', round: 2, date: '2026-12-27' });
  expect((await fixture.say(token, { act: 'decline', round: 3 })).problem.code).toBe(
    'proposal-answered-in-app',
  );
  expect((await fixture.list(fixture.host))[0]).toMatchObject({ state: 'open', awaited: true, round: 3 });
});

it('PROP-X1 shares and mails no more links of a proposal that is answered in the app', async () => {
  const { id } = (await fixture.add()).data;
  await fixture.take(fixture.host, await fixture.token());
  await fixture.answer(fixture.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  const sent = (await fixture.sender.mails()).length;
  expect(
    (await fixture.answer(fixture.sender, id, { act: 'counter', round: 2, date: '2026-12-27' })).status,
  ).toBe(200);
  expect(await fixture.sender.mails()).toHaveLength(sent);
  const shared = await test.call(proposals.shareProposal, {
    as: fixture.sender.coordinator.token,
    params: { id },
    body: {},
  });
  expect(shared.problem.code).toBe('proposal-answered-in-app');
  expect((await fixture.list(fixture.sender))[0]!.in_app).toBe(true);
});

it('PROP-X1 counts an answer by link only before the taking, for ten simultaneous requests', async () => {
  const won = { taken: 0, answered: 0 };
  for (let round = 0; round < 6; round += 1) {
    const { id } = (await fixture.add({ date: `2027-0${round + 2}-07` })).data;
    const token = await fixture.token();
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, () => fixture.say(token, { act: 'decline', round: 1 })),
      ...Array.from({ length: 5 }, () => fixture.take(fixture.host, token)),
    ]);
    const said = sent.slice(0, 5).filter(({ status }) => status === 200);
    const taken = sent.slice(5).filter(({ status }) => status === 200);
    expect([said.length, taken.length].sort()).toEqual([0, 1]);
    const row = (await fixture.list(fixture.sender)).find((one) => one.id === id)!;
    expect([row.state, row.in_app]).toEqual(said.length === 1 ? ['declined', false] : ['open', true]);
    won[said.length === 1 ? 'answered' : 'taken'] += 1;
  }
  console.log(`taking and answering at once: ${won.taken} taken, ${won.answered} answered by link`);
});

it('PROP-X1 refuses in the database a link answer to a taken proposal, and the move to an app by anyone but the asked side', async () => {
  const { id } = (await fixture.add()).data;
  const [from, to] = [fixture.sender.congregation.id, fixture.host.congregation.id];
  const run = async (congregation: number, statement: string, operation: string) => {
    const client = await test.database.app.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('app.congregation', $1, true), set_config('app.operation', $2, true), set_config('app.person', '', true)`,
        [String(congregation), operation],
      );
      return (await client.query(statement)).rowCount;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const set = (values: string) => `update proposals set ${values} where id = ${id}`;
  await expect(run(from, set('in_app = true'), 'proposals.answerProposal')).rejects.toThrow('writes its own');
  await fixture.take(fixture.host, await fixture.token());
  await expect(run(from, set(`state = 'declined'`), 'proposals.answerLink')).rejects.toThrow(
    'not for this side',
  );
  await expect(run(from, set(`state = 'accepted', number = 12`), 'proposals.answerLink')).rejects.toThrow(
    'not for this side',
  );
  for (const side of [from, to])
    await expect(run(side, set('in_app = false'), 'proposals.answerProposal')).rejects.toThrow(
      'writes its own',
    );
});

it('PROP-X1 ends the links of a proposal when the congregation that took it is deleted, and lets no other take it', async () => {
  const { id } = (await fixture.add()).data;
  const token = await fixture.token();
  await fixture.take(fixture.host, token);
  // The foreign key does this when a congregation is deleted.
  await test.database.owner.query(
    `begin; select set_config('app.congregation', '${fixture.sender.congregation.id}', true);
     update proposals set to_congregation = null where id = ${id}; commit`,
  );
  expect((await fixture.read(token)).problem.code).toBe('proposal-link-ended');
  expect(await refusals(token)).toEqual(ended);
  const third = await openProposalFixture(test, `Taken third ${number}`);
  expect((await third.take(third.host, token)).problem.code).toBe('proposal-link-ended');
  expect((await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 1 })).data.state).toBe(
    'withdrawn',
  );
});

it.each(['deactivated', 'deleted'])(
  'PROP-X1 ends a link when the offered speaker is %s, and leaves only the withdrawal',
  async (how) => {
    const { id } = (await fixture.addToHost()).data;
    const token = await fixture.shared(id);
    const admin = await fixture.sender.congregation.addPerson({ roles: [1] });
    const params = { id: fixture.speaker.id };
    const gone =
      how === 'deleted'
        ? await test.call(people.deletePerson, { as: admin.token, params })
        : await test.call(people.editPerson, {
            as: admin.token,
            params,
            body: { first_name: 'Owen', last_name: 'Hollis', gender: 1, active: false },
          });
    expect(gone.status).toBe(200);
    expect((await fixture.read(token)).problem.code).toBe('proposal-link-ended');
    expect((await fixture.touch(token)).problem.code).toBe('proposal-link-ended');
    expect(await refusals(token)).toEqual(ended);
    expect((await fixture.answer(fixture.sender, id, { act: 'withdraw', round: 1 })).data.state).toBe(
      'withdrawn',
    );
  },
);

it('PROP-X1 refuses to book an accepted offer whose speaker was deleted as a talk elsewhere', async () => {
  const { id } = (await fixture.addToHost()).data;
  await fixture.answer(fixture.host, id, { act: 'accept', round: 1 });
  const admin = await fixture.sender.congregation.addPerson({ roles: [1] });
  await test.call(people.deletePerson, { as: admin.token, params: { id: fixture.speaker.id } });
  expect((await fixture.place(fixture.sender, id)).problem.code).toBe('proposal-speaker-gone');
});
