/**
 * Requests a link without a session, waits for the work after the answer, and reads the sent messages. For
 * tests.
 */

import { pathOf } from '@sheaf/contract/operation';
import { access } from '@sheaf/contract/people/access/access';
import type { TestApp } from '#platform/testing/test-app';

interface AskedMessage {
  congregation: number;
  subject: string;
  body: string;
  /** Tokens of the links. */
  links: string[];
  codes: string[];
}

let addresses = 0;
/** A new address each time, so that no rate limit applies. */
const freshAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Waits until no connection of the pool is in use in five consecutive checks. */
async function settle({ platform: { pool } }: TestApp): Promise<void> {
  for (let quiet = 0; quiet < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    quiet = pool.idleCount === pool.totalCount && pool.waitingCount === 0 ? quiet + 1 : 0;
  }
}

async function readMessages(test: TestApp): Promise<AskedMessage[]> {
  const { rows } = await test.database.owner.query<{
    congregation_id: number;
    subject: string;
    body: string;
  }>('select congregation_id, subject, body from outgoing_messages order by congregation_id, id');
  return rows.map(({ congregation_id, subject, body }) => ({
    congregation: Number(congregation_id),
    subject,
    body,
    links: [...body.matchAll(/token=([\w-]{43})/g)].map(([, token]) => token!),
    codes: [...body.matchAll(/(?<![\w-])(\d{6})(?![\w-])/g)].map(([, code]) => code!),
  }));
}

/** All messages so far, after this and concurrent requests are finished. */
export async function askedMessages(
  test: TestApp,
  payload: { contact: string; device?: string },
): Promise<AskedMessage[]> {
  const { path, method } = access.askForLink;
  await test.app.inject({ method, url: pathOf(path), remoteAddress: freshAddress(), payload });
  await settle(test);
  return readMessages(test);
}
