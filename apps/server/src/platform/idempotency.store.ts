/** One action, one effect: key, body hash and answer are stored in the transaction of the effect (trust: idempotency). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Tenant } from '#platform/database/tenant';

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

/** `claimedAt` tells in which month's table the key lies. */
export type Claim =
  | { kind: 'first'; claimedAt: string }
  | { kind: 'again'; stored: StoredAnswer }
  | { kind: 'other-body' };

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

interface ClaimedKey {
  claimed_at: string;
  is_first: boolean;
  known_hash: Buffer | null;
  known_status: number | null;
  known_answer: unknown;
}

/**
 * Claims a key. Whoever comes second waits until the first has ended, then reads the stored answer; if the first failed, nothing of
 * it is there and the second becomes the first.
 */
export async function claimKey(tenant: Tenant, key: string, bodyHash: Buffer): Promise<Claim> {
  const [named, operation] = [pg.escapeLiteral(key), pg.escapeLiteral(tenant.operation)];
  const [claimed] = await tenant.opening<ClaimedKey>(
    `select * from sheaf.claim_key(${Number(tenant.personId)}, ${named}, ${operation}, decode('${bodyHash.toString('hex')}', 'hex'))`,
  );
  const { claimed_at, is_first, known_hash, known_status, known_answer } = claimed!;
  if (is_first) return { kind: 'first', claimedAt: claimed_at };
  if (!known_hash!.equals(bodyHash)) return { kind: 'other-body' };
  return { kind: 'again', stored: { status: known_status!, answer: known_answer } };
}

export async function storeAnswer(
  tenant: Tenant,
  { key, claimedAt }: { key: string; claimedAt: string },
  stored: StoredAnswer,
): Promise<void> {
  await tenant.db
    .updateTable('idempotency_keys')
    .set({ status: stored.status, answer: JSON.stringify(stored.answer) })
    .where('person_id', '=', tenant.personId!)
    .where('key', '=', key)
    .where('created_at', '=', sql<Date>`${claimedAt}::timestamptz`)
    .execute();
}
