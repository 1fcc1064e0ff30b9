/** Books or undoes a bank transfer, and prints the new balance. */
import { todayIn } from '@sheaf/rules/time/today-in';
import { registry } from '#app/contexts';
import {
  bookBankPayment,
  congregationOfTransfer,
  hasInvoice,
  undoBankPayment,
} from '#contexts/messaging/messaging.api';
import { hasCongregation, readLetterhead } from '#contexts/people/people.api';
import type { OpenedDatabase } from '#platform/database/open-database';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import { openLog } from '#platform/log';
import type { Platform } from '#platform/platform';
import { writtenMoney } from '#platform/written-money';
import { createPlatform } from './create-platform.ts';
import { readEnvironment } from './environment.ts';
import { openCommandDatabase } from './open-command-database.ts';
import type { WantedPayment } from './payment-arguments.ts';

async function book(tenant: Tenant, { reference, booking }: WantedPayment, now: Date) {
  const { payer, cents, received } = booking!;
  if (payer.number !== null && !(await hasInvoice(tenant, payer.number)))
    throw new Error(`--for: congregation ${payer.congregationId} has no such invoice.`);
  const today = todayIn((await readLetterhead(tenant)).zone, now.getTime());
  const receivedOn = received ?? today;
  if (receivedOn > today) throw new Error('--received lies in the future.');
  const booked = await bookBankPayment(tenant, { reference, cents, receivedOn }, now);
  if (!booked) throw new Error(`--reference: ${reference} is booked already. Undo that with --undo.`);
  return { cents, balance: booked.balance };
}

async function undo(tenant: Tenant, { reference }: WantedPayment, now: Date) {
  const undone = await undoBankPayment(tenant, reference, now);
  if (!undone) throw new Error(`--reference: no transfer ${reference} stands booked.`);
  return { cents: -undone.cents, balance: undone.balance };
}

async function congregationFor(
  database: OpenedDatabase,
  { reference, booking }: WantedPayment,
): Promise<number> {
  if (booking) {
    const { congregationId } = booking.payer;
    if (await hasCongregation(database.owner, congregationId)) return congregationId;
    throw new Error(`--for: there is no congregation ${congregationId}.`);
  }
  const found = await congregationOfTransfer(database.owner, reference);
  if (found === null) throw new Error(`--reference: no transfer ${reference} stands booked.`);
  return found;
}

async function carryOut(platform: Platform, database: OpenedDatabase, wanted: WantedPayment): Promise<void> {
  const congregationId = await congregationFor(database, wanted);
  const act = { congregationId, personId: null, operation: wanted.booking ? 'billing.book' : 'billing.undo' };
  await tenantTransaction(platform, act, async (tenant) => {
    const { cents, balance } = await (wanted.booking ? book : undo)(tenant, wanted, platform.clock());
    const money = (amount: number): string => writtenMoney(amount, 'en', platform.settings.currency);
    const { name } = await readLetterhead(tenant);
    console.log(
      `${money(cents)} booked to congregation ${congregationId}, ${name}. Its balance is ${money(balance)}.`,
    );
  });
}

export async function bookPayment(wanted: WantedPayment): Promise<void> {
  const environment = readEnvironment();
  const database = await openCommandDatabase(environment);
  try {
    await carryOut(
      createPlatform(environment, database, openLog(environment.logLevel), registry),
      database,
      wanted,
    );
  } finally {
    await database.close();
  }
}
