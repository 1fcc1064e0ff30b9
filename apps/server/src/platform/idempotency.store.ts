/** One action, one effect: key, body hash and answer are stored in the transaction of the effect (trust: idempotency). */
import { createHash } from 'node:crypto';
import type { Tenant } from '#platform/database/tenant';

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

export type Claim = { kind: 'first' } | { kind: 'again'; stored: StoredAnswer } | { kind: 'other-body' };

export const hashBody = (
  operation: string,
  params: unknown,
  body: unknown,
  files: readonly { bytes: Buffer }[] = [],
): Buffer => {
  const sizes = files.map(({ bytes }) => bytes.length);
  const hash = createHash('sha256').update(JSON.stringify([operation, params, body, sizes]));
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest();
};

/**
 * Claims a key. Whoever comes second waits on the primary key until the first has committed, then reads his answer; if the
 * first failed, nothing of it is there and the second becomes the first.
 */
export async function claimKey(tenant: Tenant, key: string, bodyHash: Buffer): Promise<Claim> {
  const inserted = await tenant.db
    .insertInto('idempotency_keys')
    .values({
      congregation_id: tenant.congregationId,
      person_id: tenant.personId!,
      key,
      operation: tenant.operation,
      body_hash: bodyHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { kind: 'first' };
  const row = await tenant.db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('person_id', '=', tenant.personId!)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!row.body_hash.equals(bodyHash)) return { kind: 'other-body' };
  return { kind: 'again', stored: { status: row.status!, answer: row.answer } };
}

export async function storeAnswer(tenant: Tenant, key: string, stored: StoredAnswer): Promise<void> {
  await tenant.db
    .updateTable('idempotency_keys')
    .set({ status: stored.status, answer: JSON.stringify(stored.answer) })
    .where('person_id', '=', tenant.personId!)
    .where('key', '=', key)
    .execute();
}
