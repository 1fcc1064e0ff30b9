/** A link only shows a proposal once the congregation that was asked answers it in its app, and ends with its matter. */

import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { people } from '@sheaf/contract/people/people/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openProposalDesk, type ProposalDesk } from '#contexts/meetings/proposals/testing/proposal-desk';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let desk: ProposalDesk;
let number = 0;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(new Date('2026-11-23T10:00:00Z'));
  number += 1;
  desk = await openProposalDesk(test, `Taken ${number}`);
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
  Promise.all(answers.map(async (body) => (await desk.say(token, body)).problem?.code));
const refused = Array(answers.length).fill('proposal-answered-in-app');
const ended = Array(answers.length).fill('proposal-link-ended');

it('PROP-X1 a taken proposal is answered in the app alone; every link of it shows it and names the congregation', async () => {
  const { id } = (await desk.add()).data;
  const [token, other] = [await desk.token(), await desk.shared(id)];
  await desk.take(desk.host, token);
  for (const link of [token, other]) {
    expect(await refusals(link)).toEqual(refused);
    const { data } = await desk.read(link);
    expect(data).toMatchObject({ state: 'open', awaited: false, round: 1 });
    expect(data.answered_in).toBe(await nameOf(desk.host.congregation));
    expect((await desk.touch(link)).status).toBe(200);
  }
  expect((await desk.list(desk.host))[0]).toMatchObject({ state: 'open', awaited: true });
  expect((await desk.answer(desk.host, id, { act: 'accept', round: 1 })).data.state).toBe('accepted');
  expect(await refusals(token)).toEqual(refused);
  expect((await desk.read(token)).data).toMatchObject({ state: 'accepted', awaited: false });
});

it('PROP-X1 a proposal that the congregation of the directory answered in its app is not answered by link afterwards', async () => {
  const { id } = (await desk.addToHost()).data;
  const token = await desk.shared(id);
  expect((await desk.read(token)).data).toMatchObject({ awaited: true, answered_in: null });
  await desk.answer(desk.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  await desk.answer(desk.sender, id, { act: 'counter', round: 2, date: '2026-12-27' });
  expect((await desk.say(token, { act: 'decline', round: 3 })).problem.code).toBe('proposal-answered-in-app');
  expect((await desk.list(desk.host))[0]).toMatchObject({ state: 'open', awaited: true, round: 3 });
});

it('PROP-X1 no link is shared or mailed any more for a proposal that is answered in the app', async () => {
  const { id } = (await desk.add()).data;
  await desk.take(desk.host, await desk.token());
  await desk.answer(desk.host, id, { act: 'counter', round: 1, date: '2026-12-20' });
  const sent = (await desk.sender.mails()).length;
  expect((await desk.answer(desk.sender, id, { act: 'counter', round: 2, date: '2026-12-27' })).status).toBe(
    200,
  );
  expect(await desk.sender.mails()).toHaveLength(sent);
  const shared = await test.call(proposals.shareProposal, {
    ...{ as: desk.sender.coordinator.token, params: { id }, body: {} },
  });
  expect(shared.problem.code).toBe('proposal-answered-in-app');
  expect((await desk.list(desk.sender))[0]!.in_app).toBe(true);
});

it('PROP-X1 of ten that take and answer by link at once, the answer counts only where it came before the taking', async () => {
  const won = { taken: 0, answered: 0 };
  for (let round = 0; round < 6; round += 1) {
    const { id } = (await desk.add({ date: `2027-0${round + 2}-07` })).data;
    const token = await desk.token();
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, () => desk.say(token, { act: 'decline', round: 1 })),
      ...Array.from({ length: 5 }, () => desk.take(desk.host, token)),
    ]);
    const said = sent.slice(0, 5).filter(({ status }) => status === 200);
    const taken = sent.slice(5).filter(({ status }) => status === 200);
    expect([said.length, taken.length].sort()).toEqual([0, 1]);
    const row = (await desk.list(desk.sender)).find((one) => one.id === id)!;
    expect([row.state, row.in_app]).toEqual(said.length === 1 ? ['declined', false] : ['open', true]);
    won[said.length === 1 ? 'answered' : 'taken'] += 1;
  }
  console.log(`taking and answering at once: ${won.taken} taken, ${won.answered} answered by link`);
});

it('PROP-X1 the database lets no link answer a taken proposal, and lets nobody but the asked side move it to an app', async () => {
  const { id } = (await desk.add()).data;
  const [from, to] = [desk.sender.congregation.id, desk.host.congregation.id];
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
  await desk.take(desk.host, await desk.token());
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

it('PROP-X1 after the congregation that took a proposal is gone, its links open nothing and nobody else takes it', async () => {
  const { id } = (await desk.add()).data;
  const token = await desk.token();
  await desk.take(desk.host, token);
  // The foreign key does this where a congregation is deleted.
  await test.database.owner.query(
    `begin; select set_config('app.congregation', '${desk.sender.congregation.id}', true);
     update proposals set to_congregation = null where id = ${id}; commit`,
  );
  expect((await desk.read(token)).problem.code).toBe('proposal-link-ended');
  expect(await refusals(token)).toEqual(ended);
  const third = await openProposalDesk(test, `Taken third ${number}`);
  expect((await third.take(third.host, token)).problem.code).toBe('proposal-link-ended');
  expect((await desk.answer(desk.sender, id, { act: 'withdraw', round: 1 })).data.state).toBe('withdrawn');
});

it.each(['deactivated', 'deleted'])(
  'PROP-X1 a link ends when the offered speaker is %s, and only withdrawing it is left',
  async (how) => {
    const { id } = (await desk.addToHost()).data;
    const token = await desk.shared(id);
    const admin = await desk.sender.congregation.addPerson({ roles: [1] });
    const params = { id: desk.speaker.id };
    const gone =
      how === 'deleted'
        ? await test.call(people.deletePerson, { as: admin.token, params })
        : await test.call(people.editPerson, {
            ...{ as: admin.token, params },
            body: { first_name: 'Owen', last_name: 'Hollis', gender: 1, active: false },
          });
    expect(gone.status).toBe(200);
    expect((await desk.read(token)).problem.code).toBe('proposal-link-ended');
    expect((await desk.touch(token)).problem.code).toBe('proposal-link-ended');
    expect(await refusals(token)).toEqual(ended);
    expect((await desk.answer(desk.sender, id, { act: 'withdraw', round: 1 })).data.state).toBe('withdrawn');
  },
);

it('PROP-X1 an offer whose speaker left is not booked as a talk elsewhere after the other side accepted', async () => {
  const { id } = (await desk.addToHost()).data;
  await desk.answer(desk.host, id, { act: 'accept', round: 1 });
  const admin = await desk.sender.congregation.addPerson({ roles: [1] });
  await test.call(people.deletePerson, { as: admin.token, params: { id: desk.speaker.id } });
  expect((await desk.place(desk.sender, id)).problem.code).toBe('proposal-speaker-gone');
});
