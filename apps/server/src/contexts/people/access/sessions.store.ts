import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

/** A session with a recovery cookie. */
export interface RecoverableSession {
  person_id: number;
  token_hash: Buffer;
  recovery_key: Buffer;
  recovery_hash: Buffer;
  recovery_former_hash: Buffer | null;
  recovery_changed_at: Date;
  last_used_at: Date;
  ended_at: Date | null;
  person_active: boolean;
}

export const sessions = {
  async add(
    tenant: Tenant,
    session: {
      personId: number;
      tokenHash: Buffer;
      source: string;
      device: string;
      /** Hash of the browser's device value; null without one. */
      deviceHash: Buffer | null;
      ip: string;
      installed: boolean | undefined;
      now: Date;
    },
  ): Promise<void> {
    await tenant.db
      .insertInto('sessions')
      .values({
        congregation_id: tenant.congregationId,
        person_id: session.personId,
        token_hash: session.tokenHash,
        source: session.source,
        device: session.device,
        device_hash: session.deviceHash,
        ip: session.ip,
        installed: session.installed ?? null,
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

  /** Whether this secret already is a session of this person. */
  async isOpen(tenant: Tenant, personId: number, tokenHash: Buffer): Promise<boolean> {
    const open = await tenant.db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return open !== undefined;
  },

  /** Whether one of these people was signed in on this device before. */
  async knowsDevice(tenant: Tenant, people: readonly number[], deviceHash: Buffer): Promise<boolean> {
    const known = await tenant.db
      .selectFrom('sessions')
      .select('id')
      .where('person_id', 'in', [...people])
      .where('device_hash', '=', deviceHash)
      .limit(1)
      .executeTakeFirst();
    return known !== undefined;
  },

  /** `installed` unchanged if the app does not say so. Returns the hash of the bearer. */
  async check(
    tenant: Tenant,
    id: number,
    { installed, now }: { installed: boolean | undefined; now: Date },
  ): Promise<Buffer> {
    const { token_hash: tokenHash } = await tenant.db
      .updateTable('sessions')
      .set({ checked_at: now, last_used_at: now, ...(installed !== undefined && { installed }) })
      .where('id', '=', id)
      .returning('token_hash')
      .executeTakeFirstOrThrow();
    return tokenHash;
  },

  async hasRecovery(tenant: Tenant, tokenHash: Buffer, recoveryHash: Buffer): Promise<boolean> {
    const found = await tenant.db
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .where('recovery_hash', '=', recoveryHash)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Replaces the recovery cookie of a session whose bearer was proven. */
  async setRecovery(
    tenant: Tenant,
    tokenHash: Buffer,
    { key, hash, now }: { key: Buffer; hash: Buffer; now: Date },
  ): Promise<void> {
    await tenant.db
      .updateTable('sessions')
      .set({ recovery_key: key, recovery_hash: hash, recovery_former_hash: null, recovery_changed_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  },

  /** Locked, to serialise concurrent requests with one cookie. */
  async lockRecoverable(tenant: Tenant, id: number): Promise<RecoverableSession | undefined> {
    const { rows } = await sql<RecoverableSession>`
      select s.person_id, s.token_hash, s.recovery_key, s.recovery_hash, s.recovery_former_hash, s.recovery_changed_at, s.last_used_at, s.ended_at,
        coalesce((select p.active from current_people p where p.congregation_id = s.congregation_id and p.id = s.person_id), false)
          as person_active
      from sessions s where s.id = ${id} and s.recovery_key is not null for update of s`.execute(tenant.db);
    return rows[0];
  },

  /** Replaces the bearer and the cookie of the session. */
  async restore(
    tenant: Tenant,
    id: number,
    given: {
      tokenHash: Buffer;
      recoveryHash: Buffer;
      formerHash: Buffer;
      installed: boolean | null;
      now: Date;
    },
  ): Promise<void> {
    await tenant.db
      .updateTable('sessions')
      .set({
        token_hash: given.tokenHash,
        recovery_hash: given.recoveryHash,
        recovery_former_hash: given.formerHash,
        recovery_changed_at: given.now,
        checked_at: given.now,
        last_used_at: given.now,
        ...(given.installed !== null && { installed: given.installed }),
      })
      .where('id', '=', id)
      .execute();
  },

  /** Ends one session of the person; false if it does not exist. */
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
    ticket: { personId: number; sessionId: number; tokenHash: Buffer; document: string; expiresAt: Date },
  ): Promise<void> {
    await tenant.db
      .insertInto('report_tickets')
      .values({
        congregation_id: tenant.congregationId,
        person_id: ticket.personId,
        session_id: ticket.sessionId,
        token_hash: ticket.tokenHash,
        document: ticket.document,
        expires_at: ticket.expiresAt,
      })
      .execute();
  },
};

export async function recordAct(tenant: Tenant, table: string, row: number, after: object): Promise<void> {
  await sql`select sheaf.record_act(${table}, ${String(row)}, ${JSON.stringify(after)}::jsonb)`.execute(
    tenant.db,
  );
}

/**
 * Deletes links and tickets 30 days after their end, ended and unused sessions after 180 days, counted
 * attempts and pauses when they expire.
 */
export const removeExpiredAccess: ExpiredRows = async (owner, now) => {
  await owner.query('delete from sign_in_links where expires_at < $1', [daysBefore(now, 30)]);
  await owner.query('delete from report_tickets where expires_at < $1', [daysBefore(now, 30)]);
  await owner.query('delete from sheaf.stranger_attempts where expires_at < $1', [now]);
  await owner.query('delete from sheaf.stranger_pauses where expires_at < $1', [now]);
  await owner.query('delete from sessions where coalesce(ended_at, last_used_at) < $1', [
    daysBefore(now, 180),
  ]);
};
