/** Queries on sign-in links, and look-ups by unauthenticated callers. */
import type { SignInLinks } from '@sheaf/database/tables';
import type { CodeOutcome } from '@sheaf/rules/people/access/sign-in-code';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Reading, StrangersContact } from '#contexts/people/access/contact';
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
  source: SignInLinks['source'];
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  session_hash: Buffer | null;
  person_active: boolean;
}

export interface CodeLinkRow {
  id: number;
  person_id: number;
  code_hash: Buffer;
  /** Requested on the device on which the code is entered. */
  own: boolean;
  /** Wrong codes so far: of this device for an own link, of all other devices for another one. */
  failures: number;
}

/** Readings of a number as parameters of database functions. */
const columnsOf = (readings: readonly Reading[]): [phones: string[], readIn: (string | null)[]] => [
  readings.map(({ phone }) => phone),
  readings.map(({ country }) => country),
];

/** Limit per contact in one congregation; no household is larger. */
const mostPeople = 20;

/**
 * Across congregations: only by the hash of a secret that the caller has, or by a contact whose result is not
 * returned.
 */
export const strangers = {
  async link(pool: Pool, hash: Buffer): Promise<FoundLink | undefined> {
    const { rows } = await pool.query<FoundLink>('select * from sheaf.find_link($1)', [hash]);
    return rows[0];
  },
  async recovery(
    pool: Pool,
    hash: Buffer,
  ): Promise<{ congregation_id: number; session_id: number } | undefined> {
    const { rows } = await pool.query('select * from sheaf.find_recovery($1)', [hash]);
    return rows[0];
  },
  /** Countries of congregations; '' for those without one. */
  async countries(pool: Pool): Promise<string[]> {
    const { rows } = await pool.query<{ country: string }>(
      'select country from sheaf.countries_in_use()',
      [],
    );
    return rows.map(({ country }) => country);
  },
  /**
   * Active people with a contact, ordered by the first sign-in of their congregation: at most `mostPeople`
   * each, so that no congregation displaces another.
   */
  async people(
    pool: Pool,
    { email, readings }: StrangersContact,
    mostCongregations: number,
  ): Promise<FoundPerson[]> {
    const { rows } = await pool.query<FoundPerson>(
      'select * from sheaf.people_of_contact($1, $2, $3, $4, $5)',
      [email, ...columnsOf(readings), mostPeople, mostCongregations],
    );
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
  /** Locked, to serialise concurrent openings of one link. */
  lock: (tenant: Tenant, id: number): Promise<LinkRow | undefined> =>
    linkRow(tenant).where('link.id', '=', id).forUpdate('link').executeTakeFirst(),

  async add(
    tenant: Tenant,
    link: {
      personId: number;
      tokenHash: Buffer;
      codeHash: Buffer;
      kind: 'invite' | 'asked';
      source: SignInLinks['source'];
      /** Hash of the requesting browser; null without one. */
      deviceHash: Buffer | null;
      expiresAt: Date;
      now: Date;
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
        device_hash: link.deviceHash,
        expires_at: link.expiresAt,
        created_at: link.now,
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

  /**
   * The newest links with a code of each person, locked: the invite, one requested on this device, one
   * requested on another.
   */
  async ofCodes(
    tenant: Tenant,
    people: readonly number[],
    deviceHash: Buffer | null,
  ): Promise<CodeLinkRow[]> {
    const own = sql`coalesce(device_hash = ${deviceHash}::bytea, false)`;
    const { rows } = await sql<CodeLinkRow>`
      select id, person_id, code_hash, ${own} as own, case when ${own} then own_failures else code_failures end as failures
      from sign_in_links where id in (
        select distinct on (person_id, kind, own) id
        from (select id, person_id, kind, ${own} as own from sign_in_links
          where person_id = any(${people}::bigint[]) and code_hash is not null) link
        order by person_id, kind, own, id desc)
      order by id for update`.execute(tenant.db);
    return rows;
  },

  /** Counts a wrong code for each of these links. */
  async noteFailures(tenant: Tenant, { own, foreign }: CodeOutcome['failed']): Promise<void> {
    await sql`update sign_in_links set own_failures = own_failures + (id = any(${own}::bigint[]))::int,
        code_failures = code_failures + (id = any(${foreign}::bigint[]))::int
      where id = any(${[...own, ...foreign]}::bigint[])`.execute(tenant.db);
  },
};
