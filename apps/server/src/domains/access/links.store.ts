/** Queries on sign-in links, and the few look-ups of strangers. */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Reading, StrangersContact } from '#domains/access/contact';
import type { Tenant } from '#platform/database/tenant';

export interface FoundLink {
  congregation_id: number;
  link_id: number;
}

export interface FoundPerson {
  congregation_id: number;
  person_id: number;
  phone: string | null;
}

export interface LinkRow {
  id: number;
  person_id: number;
  source: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  session_hash: Buffer | null;
  person_active: boolean;
}

/** Readings of a number, as the functions of the database take them. */
export const columnsOf = (readings: readonly Reading[]): [phones: string[], readIn: (string | null)[]] => [
  readings.map(({ phone }) => phone),
  readings.map(({ country }) => country),
];

/** Across congregations: only by the hash of a secret the caller holds, or by a contact whose answer stays here. */
export const strangers = {
  async link(pool: Pool, hash: Buffer): Promise<FoundLink | undefined> {
    const { rows } = await pool.query<FoundLink>('select * from sheaf.find_link($1)', [hash]);
    return rows[0];
  },
  /** The countries in which congregations are; '' for those that named none. */
  async countries(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ country: string }>(
      'select country from sheaf.countries_in_use()',
      [],
    );
    return rows.map(({ country }) => country);
  },
  async people(pool: Pool, { email, readings }: StrangersContact): Promise<FoundPerson[]> {
    const { rows } = await pool.query<FoundPerson>('select * from sheaf.find_by_contact($1, $2, $3)', [
      email,
      ...columnsOf(readings),
    ]);
    return rows;
  },
};

const linkRow = (tenant: Tenant) =>
  tenant.db
    .selectFrom('sign_in_links as link')
    .leftJoin('current_people as person', (join) =>
      join
        .onRef('person.congregation_id', '=', 'link.congregation_id')
        .onRef('person.id', '=', 'link.person_id'),
    )
    .select([
      'link.id',
      'link.person_id',
      'link.source',
      'link.expires_at',
      'link.used_at',
      'link.revoked_at',
      'link.session_hash',
      sql<boolean>`coalesce(person.active, false)`.as('person_active'),
    ]);

export const links = {
  /** Locked, so that two openings of one link are decided one after the other. */
  lock: (tenant: Tenant, id: number): Promise<LinkRow | undefined> =>
    linkRow(tenant).where('link.id', '=', id).forUpdate('link').executeTakeFirst(),

  async add(
    tenant: Tenant,
    link: {
      personId: number;
      tokenHash: Buffer;
      codeHash: Buffer;
      kind: 'invite' | 'asked';
      source: string;
      expiresAt: Date;
    },
  ): Promise<void> {
    await tenant.db
      .insertInto('sign_in_links')
      .values({
        congregation_id: tenant.congregationId,
        person_id: link.personId,
        token_hash: link.tokenHash,
        code_hash: link.codeHash,
        kind: link.kind,
        source: link.source,
        expires_at: link.expiresAt,
        created_at: tenant.now,
      })
      .execute();
  },

  async use(tenant: Tenant, id: number, sessionHash: Buffer, now: Date): Promise<void> {
    await tenant.db
      .updateTable('sign_in_links')
      .set({ used_at: now, session_hash: sessionHash })
      .where('id', '=', id)
      .execute();
  },

  async revokeUnused(tenant: Tenant, personId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('sign_in_links')
      .set({ revoked_at: now })
      .where('person_id', '=', personId)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
  },

  /** How many links the person asked for since an instant: the limit that survives a restart. */
  async askedSince(tenant: Tenant, personId: number, since: Date): Promise<number> {
    const row = await tenant.db
      .selectFrom('sign_in_links')
      .select((row) => row.fn.countAll<number>().as('asked'))
      .where('person_id', '=', personId)
      .where('kind', '=', 'asked')
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(row.asked);
  },
};
