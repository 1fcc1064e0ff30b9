/** Every query on links, sessions and tickets. */

import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tenant } from '#platform/database/tenant';

export interface FoundLink {
  congregation_id: number;
  link_id: number;
}

export interface LinkRow {
  id: number;
  person_id: number;
  code_hash: Buffer | null;
  code_failures: number;
  source: string;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
  session_hash: Buffer | null;
  person_active: boolean;
}

/** Across congregations: only by the hash of a secret the caller holds, or by a contact whose answer stays here. */
export const strangers = {
  async link(pool: Pool, hash: Buffer): Promise<FoundLink | undefined> {
    const { rows } = await pool.query<FoundLink>('select * from sheaf.find_link($1)', [hash]);
    return rows[0];
  },
  async people(
    pool: Pool,
    email: string | null,
    phone: string | null,
  ): Promise<{ congregation_id: number; person_id: number }[]> {
    const { rows } = await pool.query('select * from sheaf.find_by_contact($1, $2)', [email, phone]);
    return rows;
  },
};

const linkRow = (tenant: Tenant) =>
  tenant.db
    .selectFrom('sign_in_links as link')
    .innerJoin('people', (join) =>
      join
        .onRef('people.congregation_id', '=', 'link.congregation_id')
        .onRef('people.id', '=', 'link.person_id'),
    )
    .select([
      'link.id',
      'link.person_id',
      'link.code_hash',
      'link.code_failures',
      'link.source',
      'link.expires_at',
      'link.used_at',
      'link.revoked_at',
      'link.session_hash',
      sql<boolean>`people.active and people.deleted_at is null`.as('person_active'),
    ]);

export const links = {
  /** Locked, so that two openings of one link are decided one after the other. */
  lock: (tenant: Tenant, id: number): Promise<LinkRow | undefined> =>
    linkRow(tenant).where('link.id', '=', id).forUpdate('link').executeTakeFirst(),

  /** The newest link of a person that carries a code and has not been used. */
  lockNewestWithCode: (tenant: Tenant, personId: number): Promise<LinkRow | undefined> =>
    linkRow(tenant)
      .where('link.person_id', '=', personId)
      .where('link.code_hash', 'is not', null)
      .orderBy('link.id', 'desc')
      .limit(1)
      .forUpdate('link')
      .executeTakeFirst(),

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

  async countFailure(tenant: Tenant, id: number): Promise<void> {
    await tenant.db
      .updateTable('sign_in_links')
      .set((row) => ({ code_failures: row('code_failures', '+', 1) }))
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

export const sessions = {
  async add(
    tenant: Tenant,
    session: { personId: number; tokenHash: Buffer; source: string; device: string; ip: string; now: Date },
  ): Promise<void> {
    await tenant.db
      .insertInto('sessions')
      .values({
        congregation_id: tenant.congregationId,
        person_id: session.personId,
        token_hash: session.tokenHash,
        source: session.source,
        device: session.device,
        ip: session.ip,
        created_at: session.now,
        last_used_at: session.now,
        checked_at: session.now,
      })
      .execute();
  },

  list: (tenant: Tenant, personId: number, usedSince: Date) =>
    tenant.db
      .selectFrom('sessions')
      .select(['id', 'device', 'source', 'created_at', 'last_used_at'])
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .where('last_used_at', '>', usedSince)
      .orderBy('last_used_at', 'desc')
      .execute(),

  async check(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('sessions')
      .set({ checked_at: now, last_used_at: now })
      .where('id', '=', id)
      .execute();
  },

  /** Ends one session of the person; false when he has no such. */
  async end(tenant: Tenant, personId: number, id: number, now: Date): Promise<boolean> {
    const ended = await tenant.db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    if (ended.length > 0) await recordAct(tenant, 'sessions', id, { ended: true });
    return ended.length > 0;
  },

  async endAll(tenant: Tenant, personId: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .execute();
    await recordAct(tenant, 'sessions', personId, { endedAllOf: personId });
  },
};

export const tickets = {
  async add(
    tenant: Tenant,
    ticket: { personId: number; tokenHash: Buffer; document: string; expiresAt: Date },
  ): Promise<void> {
    await tenant.db
      .insertInto('report_tickets')
      .values({
        congregation_id: tenant.congregationId,
        person_id: ticket.personId,
        token_hash: ticket.tokenHash,
        document: ticket.document,
        expires_at: ticket.expiresAt,
      })
      .execute();
  },
};

export const profiles = {
  read: (tenant: Tenant, personId: number) =>
    tenant.db
      .selectFrom('people')
      .select([
        'id',
        'first_name',
        'last_name',
        'appointment',
        'lang',
        'email',
        'phone',
        'active',
        'consent_at',
        'consent_device',
        'consent_ip',
      ])
      .where('id', '=', personId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  congregation: (tenant: Tenant) =>
    tenant.db
      .selectFrom('congregations')
      .select(['congregation_id as id', 'name', 'lang', 'time_format', 'timezone_id', 'show_address_date'])
      .executeTakeFirstOrThrow(),

  revisions: (tenant: Tenant) =>
    tenant.db.selectFrom('revisions').select(['collection', 'revision']).execute(),

  async permissions(tenant: Tenant, personId: number): Promise<string[]> {
    const { rows } = await sql<{ permission: string }>`
      select permission from sheaf.permissions_of(${tenant.congregationId}, ${personId})`.execute(tenant.db);
    return rows.map((row) => row.permission);
  },

  async markSeen(tenant: Tenant, personId: number, now: Date): Promise<void> {
    await tenant.db.updateTable('people').set({ last_login: now }).where('id', '=', personId).execute();
  },

  async storeConsent(
    tenant: Tenant,
    personId: number,
    consent: { at: Date; device: string; ip: string },
  ): Promise<void> {
    await tenant.db
      .updateTable('people')
      .set({ consent_at: consent.at, consent_device: consent.device, consent_ip: consent.ip })
      .where('id', '=', personId)
      .execute();
  },
};

export async function recordAct(tenant: Tenant, table: string, row: number, after: object): Promise<void> {
  await sql`select sheaf.record_act(${table}, ${String(row)}, ${JSON.stringify(after)}::jsonb)`.execute(
    tenant.db,
  );
}
