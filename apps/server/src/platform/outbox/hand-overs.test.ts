import { afterEach, beforeEach, expect, it } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { handOvers } from '#platform/outbox/hand-overs.store';
import { outbox } from '#platform/outbox/outbox.store';
import { setAsideCutOff, setAsideUnsure } from '#platform/outbox/set-aside-unsure';
import { hangUp, type MailServer, messageIdOf, openMailServer } from '#platform/testing/mail-server';
import { testNow } from '#platform/testing/test-clock';
import { openTestOutbox, sendersOver, type TestOutbox } from '#platform/testing/test-outbox';

let test: TestOutbox;

beforeEach(async () => {
  test = await openTestOutbox();
});
afterEach(() => test.close());

const query = (text: string) => test.database.owner.query(text);

async function withMailServer(
  refuse: Parameters<typeof openMailServer>[0],
  work: (mailServer: MailServer, send: (id: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const mailServer = await openMailServer(refuse);
  const senders = sendersOver(mailServer.url);
  try {
    await work(mailServer, (id) => test.send(id, senders));
  } finally {
    senders.email.close();
    await mailServer.close();
  }
}

it('MSG-R18 hands over no mail twice with four workers on one queue', async () => {
  await withMailServer(
    () => null,
    async (mailServer, send) => {
      const ids = await test.queue(120, 'email');
      await Promise.all(ids.slice(0, 4).map(send));
      const arrived = mailServer.taken.map(messageIdOf);
      expect(arrived).toHaveLength(120);
      expect(new Set(arrived).size).toBe(120);
    },
  );
});

it('MSG-R18 holds no transaction open while waiting for a provider, and other workers skip the message', async () => {
  const [id] = await test.queue(1, 'sms');
  let calls = 0;
  const provider = async () => {
    calls += 1;
    const { rows } = await query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    expect(await test.stored()).toMatchObject({ state: 'queued', handing_since: expect.any(Date) });
    await test.sendSms(id!, provider);
    return 'SM1';
  };
  await test.sendSms(id!, provider);
  expect(calls).toBe(1);
  expect(await test.stored()).toMatchObject({ state: 'sent', handing_since: null });
});

it('MSG-R18 sets a mail aside without a retry if the server disconnects before confirming it', async () => {
  await withMailServer(
    () => hangUp,
    async (mailServer, send) => {
      const [id] = await test.queue(1, 'email');
      await send(id!);
      await send(id!);
      expect(mailServer.taken).toHaveLength(1);
      expect(await test.stored()).toMatchObject({
        state: 'unsure',
        attempts: 1,
        failure: expect.stringMatching(/./),
      });
      expect(await test.steps()).toEqual(['unsure']);
    },
  );
});

it('MSG-R18 retries a mail after an unreachable server or a refusal', async () => {
  const [id] = await test.queue(1, 'email');
  await test.send(id!, sendersOver('smtp://127.0.0.1:9'));
  expect(await test.stored()).toMatchObject({ state: 'queued', attempts: 1, handing_since: null });
  await withMailServer(
    () => 'the mailbox is on fire',
    async (_, send) => {
      await send(id!);
      expect(await test.stored()).toMatchObject({ state: 'queued', attempts: 2, handing_since: null });
    },
  );
});

it('MSG-R18 sets an interrupted message aside after the hand-over limit, keeps its charge, and notifies once', async () => {
  await test.congregation.addPerson({ permissions: ['settings.send_messages'] });
  const [id] = await test.queue(1, 'sms');
  await tenantTransaction(test.platform, test.actor, (tenant) => handOvers.begin(tenant, id!, 'sms'));
  const setAside = () => setAsideCutOff(test.platform, test.database.owner);
  await setAside();
  expect((await test.stored()).state).toBe('queued');
  await query(`update outgoing_messages set handing_since = handing_since - interval '4 minutes'`);
  await Promise.all([setAside(), setAside()]);
  expect(await test.stored()).toMatchObject({ state: 'unsure', failure: null });
  expect(await test.steps()).toEqual(['unsure']);
  const { rows } = await query('select type, details from notifications');
  expect(rows).toEqual([{ type: 'message-unsure', details: { count: 1 } }]);
  expect((await query('select 1 from ledger_entries')).rows).toEqual([]);
});

it('MSG-R18 accepts a late confirmation, unless a person has decided already', async () => {
  for (const decided of [false, true]) {
    const [id] = await test.queue(1, 'sms');
    await test.sendSms(id!, async () => {
      await tenantTransaction(test.platform, test.actor, async (tenant) => {
        await setAsideUnsure(tenant, id!, null, testNow());
        if (decided) await outbox.drop(tenant, id!);
      });
      return 'SM1';
    });
    const { rows } = await query(`select state from outgoing_messages where id = ${id}`);
    expect(rows).toEqual([{ state: decided ? 'dropped' : 'sent' }]);
  }
});

it('MSG-R18 stores an outcome after a short database outage', async () => {
  const [id] = await test.queue(1, 'sms');
  let granted: Promise<unknown> | undefined;
  await test.sendSms(id!, async () => {
    await query('revoke update on outgoing_messages from sheaf_app');
    setTimeout(() => {
      granted = query('grant update on outgoing_messages to sheaf_app');
    }, 700);
    return 'SM1';
  });
  await granted;
  expect(await test.stored()).toMatchObject({ state: 'sent' });
  expect(await test.steps()).toEqual(['sent']);
});
