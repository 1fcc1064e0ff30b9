/** "Ask for a new link": the same answer at the same time for known and unknown contacts (trust: unknown contact). */
import type { access } from '@sheaf/contract/access/access';
import { attemptLimits } from '@sheaf/rules/access/attempts';
import { readStrangersContact } from '#domains/access/contact';
import { fitsLimit, limitAsking } from '#domains/access/limits';
import { links, strangers } from '#domains/access/links.store';
import { sendLink } from '#domains/access/send-link';
import { accounts } from '#domains/people/people.public-api';
import { type Tenant, tenantTransaction } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof access.askForLink>;

const mostAskedPerMinute = 1;

/** A text that nobody pays for has a limit of its number, too, whichever congregations know it. */
const fitsDay = async (tenant: Tenant, personId: number, phone: string | null, now: Date): Promise<boolean> =>
  (await fitsLimit(tenant, attemptLimits.asksOfPerson, `${tenant.congregationId}/${personId}`, now)) &&
  (phone === null || (await fitsLimit(tenant, attemptLimits.linkTextsOfNumber, phone, now)));

async function sendToAll(call: Call): Promise<void> {
  const { platform, now } = call;
  const { pool } = platform;
  const contact = await readStrangersContact(call.body.contact, () => strangers.countries(pool));
  for (const { congregation_id: congregationId, person_id: personId, phone } of await strangers.people(
    pool,
    contact,
  )) {
    const act = { congregationId, personId: null, operation: 'access.askForLink' };
    await tenantTransaction(platform, act, async (tenant) => {
      // Held before it is counted, so that two who ask at once send one link.
      if (!(await accounts.hold(tenant, personId))) return;
      const asked = await links.askedSince(tenant, personId, new Date(now.getTime() - 60_000));
      if (asked >= mostAskedPerMinute) return;
      if (!(await fitsDay(tenant, personId, contact.email ? null : phone, now))) return;
      await sendLink(tenant, {
        personId,
        kind: 'asked',
        source: contact.email ? 'email' : 'sms',
        address: platform.settings.address,
        now,
      });
    });
  }
}

export async function askForLink(call: Call): Promise<{ ok: true }> {
  await limitAsking(call);
  // After the answer: its time must not tell whether the contact is known. A failure is ours to see, not the stranger's.
  setImmediate(() => {
    sendToAll(call).catch((error) => call.platform.log.error({ err: error }, 'asked link not sent'));
  });
  return { ok: true };
}
