/** One action, one effect: key, body hash and answer are stored in the transaction of the effect (trust: idempotency). */
import { createHash } from 'node:crypto';
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

/** With the end of the transaction. */
export function storeAnswer(
  tenant: Tenant,
  { key, claimedAt }: { key: string; claimedAt: string },
  stored: StoredAnswer,
): void {
  const [named, at, answer] = [key, claimedAt, JSON.stringify(stored.answer ?? null)].map((text) =>
    pg.escapeLiteral(text),
  );
  tenant.closing(
    `update idempotency_keys set status = ${Number(stored.status)}, answer = ${answer}
     where congregation_id = ${Number(tenant.congregationId)} and person_id = ${Number(tenant.personId)} and key = ${named}
       and created_at = ${at}::timestamptz`,
  );
}
