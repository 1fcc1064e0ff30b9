/**
 * Idempotency keys: key, body hash and answer are stored in the transaction of the effect (trust:
 * idempotency).
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
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

interface FoundKey {
  known_hash: Buffer | null;
  known_status: number | null;
  known_answer: unknown;
}

/**
 * Claims a key until the transaction ends. A concurrent call waits for the first one, then reads the stored
 * answer; if the first one failed, it claims the key itself.
 */
export async function claimKey(tenant: Tenant, key: string, bodyHash: Buffer): Promise<Claim> {
  const [found] = await tenant.opening<FoundKey>(
    `select * from sheaf.find_key(${Number(tenant.personId)}, ${pg.escapeLiteral(key)})`,
  );
  const { known_hash, known_status, known_answer } = found!;
  if (!known_hash) return { kind: 'first' };
  if (!known_hash.equals(bodyHash)) return { kind: 'other-body' };
  return { kind: 'again', stored: { status: known_status!, answer: known_answer } };
}

/**
 * A primary that restarted without its standby may have an answer that no standby has. This commit writes to
 * the log, so it waits for a standby, and with it everything before.
 */
export const confirmAnswer = (tenant: Tenant): void =>
  tenant.closing("select pg_logical_emit_message(true, 'sheaf', '')");

/** Stores the answer at the end of the transaction; called by the holder of the claim. */
export function storeAnswer(tenant: Tenant, key: string, bodyHash: Buffer, stored: StoredAnswer): void {
  const [named, operation, answer] = [key, tenant.operation, JSON.stringify(stored.answer ?? null)].map(
    (text) => pg.escapeLiteral(text),
  );
  tenant.closing(
    `insert into idempotency_keys (congregation_id, person_id, key, operation, body_hash, status, answer)
     values (${Number(tenant.congregationId)}, ${Number(tenant.personId)}, ${named}, ${operation},
       decode('${bodyHash.toString('hex')}', 'hex'), ${Number(stored.status)}, ${answer})`,
  );
}
