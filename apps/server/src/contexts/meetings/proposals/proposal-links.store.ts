/** Queries on the private data of one side of a proposal: its speaker, its contact and its links. */
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';

export interface FoundLink {
  congregation_id: number;
  link_id: number;
  proposal_id: number;
  sent_at: Date;
}

export interface SenderRow {
  proposal_id: number;
  person_id: number | null;
  /** Invited speaker of the own directory. */
  speaker_id: number | null;
  host_id: number | null;
  contact_name: string | null;
  contact_email: string | null;
  /** Own language group, for a talk here. */
  language_group_id: number | null;
}

/** Finds congregation and proposal of a link by its hash alone, across congregations. */
export async function findProposalLink(pool: Pool, hash: Buffer): Promise<FoundLink | undefined> {
  try {
    const { rows } = await pool.query<FoundLink>('select * from sheaf.find_proposal_link($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const contactsOfNight =
  'from proposal_senders p where p.congregation_id = c.id and (p.contact_name is not null or p.contact_email is not null)';

export const proposalSenders = {
  /** Replaces a speaker named before. */
  async name(tenant: Tenant, values: SenderRow): Promise<void> {
    await tenant.db
      .insertInto('proposal_senders')
      .values({ congregation_id: tenant.congregationId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'proposal_id']).doUpdateSet({ person_id: values.person_id }),
      )
      .execute();
  },

  /** Sets the language group of the weekend (X-LANG-GROUP). */
  async setGroup(tenant: Tenant, proposalId: number, language_group_id: number | null): Promise<void> {
    await tenant.db
      .insertInto('proposal_senders')
      .values({
        congregation_id: tenant.congregationId,
        proposal_id: proposalId,
        language_group_id,
        person_id: null,
        speaker_id: null,
        host_id: null,
        contact_name: null,
        contact_email: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'proposal_id']).doUpdateSet({ language_group_id }),
      )
      .execute();
  },

  of: (tenant: Tenant, proposalIds: readonly number[]): Promise<SenderRow[]> =>
    tenant.db
      .selectFrom('proposal_senders')
      .select([
        ...(['proposal_id', 'person_id', 'speaker_id', 'host_id'] as const),
        ...(['contact_name', 'contact_email', 'language_group_id'] as const),
      ])
      .where('proposal_id', '=', sql<number>`any (${[...proposalIds]}::bigint[])`)
      .execute(),

  /** Removes contacts of proposals whose day is before this date. */
  async forgetContacts(tenant: Tenant, before: string): Promise<number> {
    const { numUpdatedRows } = await tenant.db
      .updateTable('proposal_senders')
      .set({ contact_name: null, contact_email: null })
      .where((row) => row.or([row('contact_name', 'is not', null), row('contact_email', 'is not', null)]))
      .where('proposal_id', 'in', (query) =>
        query.selectFrom('proposals').select('id').where('held_on', '<', before),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};

export const proposalLinks = {
  /** Oldest first. */
  of: (tenant: Tenant, proposalIds: readonly number[]) =>
    tenant.db
      .selectFrom('proposal_links')
      .select(['proposal_id', 'channel', 'sent_at', 'seen_at'])
      .where('proposal_id', '=', sql<number>`any (${[...proposalIds]}::bigint[])`)
      .orderBy('id')
      .execute(),

  async add(
    tenant: Tenant,
    {
      proposalId,
      tokenHash,
      channel,
      now,
    }: { proposalId: number; tokenHash: Buffer; channel: 'email' | 'share'; now: Date },
  ): Promise<number> {
    const { id } = await tenant.db
      .insertInto('proposal_links')
      .values({
        congregation_id: tenant.congregationId,
        proposal_id: proposalId,
        token_hash: tokenHash,
        channel,
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Records the first time only. */
  async markSeen(tenant: Tenant, id: number, now: Date): Promise<void> {
    await tenant.db
      .updateTable('proposal_links')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute();
  },

  async sentSince(tenant: Tenant, since: Date): Promise<number> {
    const { sent } = await tenant.db
      .selectFrom('proposal_links')
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('sent_at', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(sent);
  },

  /**
   * Takes a proposal by the hash of its link; undefined for an invalid link, and for a proposal that already
   * belongs to a congregation.
   */
  async take(tenant: Tenant, hash: Buffer, today: string, sentSince: Date): Promise<number | undefined> {
    const { rows } = await sql<{ id: number | null }>`
      select sheaf.take_proposal(${hash}, ${today}::date, ${sentSince}::timestamptz) as id`.execute(
      tenant.db,
    );
    return rows[0]?.id ?? undefined;
  },
};
