/** Queries on passkeys and their challenges. */
import { CompiledQuery, sql } from 'kysely';
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';

export interface PasskeyRow {
  id: number;
  person_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  person_active: boolean;
}

/** Target of a query: the pool for an unauthenticated caller, or a person's transaction. */
export interface QueryTarget {
  rows<Row>(text: string, values: unknown[]): Promise<Row[]>;
}

export const asStranger = (pool: Pool): QueryTarget => ({
  rows: async (text, values) => {
    try {
      return (await pool.query(text, values)).rows;
    } catch (error) {
      throw asAway(error);
    }
  },
});

export const asPerson = ({ db }: Tenant): QueryTarget => ({
  rows: async <Row>(text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
});

/** Across congregations: by credential id, and only to find its congregation. */
export async function findPasskey(
  asked: QueryTarget,
  credential: Buffer,
): Promise<{ congregation_id: number; passkey_id: number } | undefined> {
  const rows = await asked.rows<{ congregation_id: number; passkey_id: number }>(
    'select * from sheaf.find_passkey($1)',
    [credential],
  );
  return rows[0];
}

export const challenges = {
  async add(asked: QueryTarget, hash: Buffer, until: Date, now: Date): Promise<void> {
    await asked.rows('select sheaf.add_challenge($1, $2, $3)', [hash, until, now]);
  },
  /** True for the first call before the expiry. */
  async take(asked: QueryTarget, hash: Buffer, now: Date): Promise<boolean> {
    const rows = await asked.rows<{ taken: boolean }>('select sheaf.take_challenge($1, $2) as taken', [
      hash,
      now,
    ]);
    return rows[0]!.taken;
  },
};

const shown = ['id', 'device', 'created_at', 'last_used_at'] as const;

export const passkeys = {
  list: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('passkeys')
      .select([...shown, 'credential_id', 'transports'])
      .where('person_id', '=', personId)
      .orderBy('id', 'desc')
      .execute(),

  add: (
    tenant: Tenant,
    passkey: {
      personId: number;
      credentialId: Buffer;
      publicKey: Buffer;
      counter: number;
      transports: string[];
      device: string;
      now: Date;
    },
  ) =>
    tenant.db
      .insertInto('passkeys')
      .values({
        congregation_id: tenant.congregationId,
        person_id: passkey.personId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        device: passkey.device,
        created_at: passkey.now,
      })
      .returning(shown)
      .executeTakeFirstOrThrow(),

  /** Locked, to serialise two signatures of one passkey. */
  async lock(tenant: Tenant, id: number): Promise<PasskeyRow | undefined> {
    const row = await tenant.db
      .selectFrom('passkeys as passkey')
      .leftJoin('current_people as person', (join) =>
        join
          .onRef('person.congregation_id', '=', 'passkey.congregation_id')
          .onRef('person.id', '=', 'passkey.person_id'),
      )
      .select([
        'passkey.id',
        'passkey.person_id',
        'passkey.credential_id',
        'passkey.public_key',
        'passkey.counter',
        sql<boolean>`coalesce(person.active, false)`.as('person_active'),
      ])
      .where('passkey.id', '=', id)
      .forUpdate('passkey')
      .executeTakeFirst();
    return row && { ...row, counter: Number(row.counter) };
  },

  async markUsed(tenant: Tenant, id: number, counter: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, personId: number, id: number): Promise<boolean> {
    const gone = await tenant.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .returning('id')
      .execute();
    return gone.length > 0;
  },

  async removeAll(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('passkeys').where('person_id', '=', personId).execute();
  },
};
