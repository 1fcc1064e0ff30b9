import { subscribingDays } from '@sheaf/rules/dashboard/subscribing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tenantTransaction } from '#platform/database/tenant';
import { openDocuments } from '#platform/documents/documents';
import { openLog } from '#platform/log';
import { handOver } from '#platform/outbox/hand-over';
import { handOvers } from '#platform/outbox/hand-overs.store';
import { type MessageToQueue, outbox, queueMessages } from '#platform/outbox/outbox.store';
import { SendFailure } from '#platform/outbox/send-failure';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import { openSenders, type Sender, type Senders } from '#platform/outbox/senders';
import { setAsideCutOff, setAsideUnsure } from '#platform/outbox/set-aside-unsure';
import type { Platform } from '#platform/platform';
import { type FreshDatabase, freshDatabase } from '#platform/testing/fresh-database';
import { hangUp, type MailServer, messageIdOf, openMailServer } from '#platform/testing/mail-server';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';

let database: FreshDatabase;
let platform: Platform;
let congregation: SeededCongregation;

beforeEach(async () => {
  database = await freshDatabase();
  platform = {
    settings: {
      address: 'http://sheaf.test',
      development: false,
      checkReplies: true,
      version: 'test',
      trustProxy: 0,
      tiles: null,
      subscribing: subscribingDays,
      translationCongregations: [],
    },
    pool: database.app,
    documents: openDocuments(),
    log: openLog('silent'),
    clock: () => new Date(),
  };
  congregation = await seedCongregation(database.owner);
});
afterEach(() => database.close());

const act = () => ({ congregationId: congregation.id, personId: null, operation: 'test.queue' });
const queue = (count: number, channel: MessageToQueue['channel']) =>
  tenantTransaction(platform, act(), (tenant) =>
    queueMessages(
      tenant,
      Array.from({ length: count }, (_, place) => ({
        personId: null,
        channel,
        recipient: channel === 'sms' ? '+61491570156' : `reader${place}@example.org`,
        subject: 'The meeting',
        body: 'The meeting begins at seven.',
        cents: channel === 'sms' ? 10 : 0,
      })),
    ),
  );
const stored = async () =>
  (await database.owner.query('select state, failure, attempts, handing_since from outgoing_messages'))
    .rows[0];
const steps = async () =>
  (await database.owner.query('select step from message_steps order by id')).rows.map(({ step }) => step);
const payloadOf = (id: number) => ({ congregationId: congregation.id, id });

const sendersOver = (smtpUrl: string, sms?: Sender): Senders => {
  const senders = openSenders({
    smtpUrl,
    mailFrom: 'S <s@sheaf.test>',
    development: false,
    phoneGateway: '',
  });
  return sms ? { ...senders, sms } : senders;
};
/** An SMS provider that does as it is told. */
const provider = (send: Sender['send']): Sender => ({ send, keepsBody: false, close: () => {} });
const nowhere = 'smtp://127.0.0.1:9';

async function withMailServer(
  refuse: Parameters<typeof openMailServer>[0],
  work: (mailServer: MailServer, send: (id: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const mailServer = await openMailServer(refuse);
  const senders = sendersOver(mailServer.url);
  const send = sendQueuedMessage(platform, senders);
  try {
    await work(mailServer, (id) => send(payloadOf(id)));
  } finally {
    senders.email.close();
    await mailServer.close();
  }
}

it('MSG-R18 four workers at one queue of mails hand over none of them twice', async () => {
  await withMailServer(
    () => null,
    async (mailServer, send) => {
      const ids = await queue(120, 'email');
      await Promise.all(ids.slice(0, 4).map(send));
      const arrived = mailServer.taken.map(messageIdOf);
      expect(arrived).toHaveLength(120);
      expect(new Set(arrived).size).toBe(120);
    },
  );
});

it('MSG-R18 while a provider is waited for no transaction is open, and the message is passed over and cannot be dropped', async () => {
  const [id] = await queue(1, 'sms');
  let calls = 0;
  const send = sendQueuedMessage(
    platform,
    sendersOver(
      nowhere,
      provider(async () => {
        calls += 1;
        const { rows } = await database.owner.query(
          `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        );
        expect(rows).toEqual([]);
        expect(await stored()).toMatchObject({ state: 'queued', handing_since: expect.any(Date) });
        await send(payloadOf(id!));
        return 'SM1';
      }),
    ),
  );
  await send(payloadOf(id!));
  expect(calls).toBe(1);
  expect(await stored()).toMatchObject({ state: 'sent', handing_since: null });
});

it('MSG-R18 a mail server that hangs up instead of saying yes may have taken the mail: it is set aside and not repeated', async () => {
  await withMailServer(
    () => hangUp,
    async (mailServer, send) => {
      const [id] = await queue(1, 'email');
      await send(id!);
      await send(id!);
      expect(mailServer.taken).toHaveLength(1);
      expect(await stored()).toMatchObject({ state: 'unsure', attempts: 1 });
      expect((await stored()).failure).not.toBeNull();
      expect(await steps()).toEqual(['unsure']);
    },
  );
});

it('MSG-R18 a mail server that is not there, or says no, took nothing: the mail waits for its next try', async () => {
  const [id] = await queue(1, 'email');
  await sendQueuedMessage(platform, sendersOver(nowhere))(payloadOf(id!));
  expect(await stored()).toMatchObject({ state: 'queued', attempts: 1, handing_since: null });
  await withMailServer(
    () => 'the mailbox is on fire',
    async (_, send) => {
      await send(id!);
      expect(await stored()).toMatchObject({ state: 'queued', attempts: 2, handing_since: null });
    },
  );
});

it('MSG-R10 a mail that is refused waits for its next try, however many others go with its job', async () => {
  await withMailServer(
    (mail) => (mail.toString().includes('reader0@') ? 'come back later' : null),
    async (mailServer, send) => {
      const [first] = await queue(30, 'email');
      await send(first!);
      expect(mailServer.taken).toHaveLength(29);
      const { rows } = await database.owner.query(
        `select id, attempts from outgoing_messages where state = 'queued'`,
      );
      expect(rows).toEqual([{ id: first, attempts: 1 }]);
    },
  );
});

it('MSG-R10 a mailbox that is not there is told at once, not after ten tries', async () => {
  const mailServer = await openMailServer(() => null, ['somebody.else@example.org']);
  const senders = sendersOver(mailServer.url);
  const [id] = await queue(1, 'email');
  await sendQueuedMessage(platform, senders)(payloadOf(id!));
  expect(await stored()).toMatchObject({ state: 'failed', attempts: 1 });
  expect((await stored()).failure).toContain('No such user');
  senders.email.close();
  await mailServer.close();
});

it('MSG-R10 what a gateway had under one number is sent again under another', async () => {
  const [id] = await queue(1, 'sms');
  const references: string[] = [];
  const phone = provider(async (_message, reference) => {
    references.push(reference);
    return reference;
  });
  const send = sendQueuedMessage(platform, sendersOver(nowhere, phone));
  await send(payloadOf(id!));
  await database.owner.query(`update outgoing_messages set state = 'failed'`);
  await tenantTransaction(platform, act(), (tenant) => outbox.requeue(tenant, id!));
  await send(payloadOf(id!));
  expect(references).toEqual([`${congregation.id}.${id}`, `${congregation.id}.${id}.1`]);
});

it('MSG-R18 a provider that never answers is waited for no longer than the bound', async () => {
  const began = performance.now();
  const silent = await handOver(() => new Promise<string>(() => {}), 50);
  expect(silent).toBeInstanceOf(SendFailure);
  expect(silent).toMatchObject({ unsure: true });
  expect(performance.now() - began).toBeLessThan(5000);
  const stopped = await handOver(
    (signal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(new SendFailure('had not begun')));
      }),
    50,
  );
  expect(stopped).toMatchObject({ message: 'had not begun', unsure: false });
});

const age = () =>
  database.owner.query(`update outgoing_messages set handing_since = handing_since - interval '4 minutes'`);

it('MSG-R18 what was cut off is set aside after longer than a hand-over lasts, keeps its charge, and is told once', async () => {
  await congregation.addPerson({ permissions: ['settings.send_messages'] });
  const [id] = await queue(1, 'sms');
  await tenantTransaction(platform, act(), (tenant) => handOvers.begin(tenant, id!, 'sms'));
  await setAsideCutOff(platform, database.owner);
  expect((await stored()).state).toBe('queued');
  await age();
  await Promise.all([setAsideCutOff(platform, database.owner), setAsideCutOff(platform, database.owner)]);
  expect(await stored()).toMatchObject({ state: 'unsure', failure: null });
  expect(await steps()).toEqual(['unsure']);
  const { rows } = await database.owner.query('select type, details from notifications');
  expect(rows).toEqual([{ type: 'message-unsure', details: { count: 1 } }]);
  expect((await database.owner.query('select 1 from ledger_entries')).rows).toEqual([]);
});

it('MSG-R18 a yes that comes late still counts, unless a person has decided meanwhile', async () => {
  for (const decided of [false, true]) {
    const [id] = await queue(1, 'sms');
    const slow = provider(async () => {
      await tenantTransaction(platform, act(), async (tenant) => {
        await setAsideUnsure(tenant, id!, null, new Date());
        if (decided) await outbox.drop(tenant, id!);
      });
      return 'SM1';
    });
    await sendQueuedMessage(platform, sendersOver(nowhere, slow))(payloadOf(id!));
    const { rows } = await database.owner.query('select state from outgoing_messages where id = $1', [id]);
    expect(rows).toEqual([{ state: decided ? 'dropped' : 'sent' }]);
  }
});

it('MSG-R18 an outcome is written though the database takes nothing for a moment', async () => {
  const [id] = await queue(1, 'sms');
  const away = provider(async () => {
    await database.owner.query('revoke update on outgoing_messages from sheaf_app');
    setTimeout(
      () =>
        void database.owner.query('grant update on outgoing_messages to sheaf_app').catch(() => undefined),
      700,
    );
    return 'SM1';
  });
  await sendQueuedMessage(platform, sendersOver(nowhere, away))(payloadOf(id!));
  expect(await stored()).toMatchObject({ state: 'sent' });
  expect(await steps()).toEqual(['sent']);
});
