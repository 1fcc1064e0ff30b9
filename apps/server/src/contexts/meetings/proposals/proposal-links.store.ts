/** Every query on what one side alone knows of a proposal: who of its own goes, whom it was sent to, and its links. */
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
  /** A speaker of the own directory who was invited. */
  speaker_id: number | null;
  host_id: number | null;
  contact_name: string | null;
  contact_email: string | null;
  /** Of the own ones, where the talk is given here. */
  language_group_id: number | null;
}

/** Where a link belongs; across congregations, by its hash alone. */
export async function findProposalLink(pool: Pool, hash: Buffer): Promise<FoundLink | undefined> {
  try {
    const { rows } = await pool.query<FoundLink>('select * from sheaf.find_proposal_link($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

/** Without such a row the night has nothing to do (`NightlyJob.onlyWith`). */
export const contactsOfNight =
  'from proposal_senders p where p.congregation_id = c.id and (p.contact_name is not null or p.contact_email is not null)';

export const proposalSenders = {
  /** Whoever goes may be another than was named before. */
  async name(tenant: Tenant, values: SenderRow): Promise<void> {
    await tenant.db
      .insertInto('proposal_senders')
      .values({ congregation_id: tenant.congregationId, ...values })
      .onConflict((conflict) =>
        conflict.columns(['congregation_id', 'proposal_id']).doUpdateSet({ person_id: values.person_id }),
      )
      .execute();
  },

  /** X-LANG-GROUP: in whose weekend the talk is given. */
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

  /** How the other coordinator is reached is needed until it is settled and its day has come. */
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
  /** The oldest first. */
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

  /** The first time only. */
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

  /** By the hash of its link; undefined where it opens nothing, or belongs to a congregation already. */
  async take(tenant: Tenant, hash: Buffer, today: string, sentSince: Date): Promise<number | undefined> {
    const { rows } = await sql<{ id: number | null }>`
      select sheaf.take_proposal(${hash}, ${today}::date, ${sentSince}::timestamptz) as id`.execute(
      tenant.db,
    );
    return rows[0]?.id ?? undefined;
  },
};
