/** Every query on links by which somebody answers for a duty. */
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

export interface FoundAnswerLink {
  congregation_id: number;
  duty_id: number;
  person_id: number;
}

/** Where a link belongs; across congregations, by its hash alone. */
export async function findAnswerLink(pool: Pool, hash: Buffer): Promise<FoundAnswerLink | undefined> {
  try {
    const { rows } = await pool.query<FoundAnswerLink>('select * from sheaf.find_answer_link($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

export const answerLinks = {
  async add(
    tenant: Tenant,
    { dutyId, personId, tokenHash }: { dutyId: number; personId: number; tokenHash: Buffer },
  ): Promise<void> {
    await tenant.db
      .insertInto('answer_links')
      .values({
        congregation_id: tenant.congregationId,
        token_hash: tokenHash,
        purpose: 'acknowledge',
        duty_id: dutyId,
        person_id: personId,
      })
      .execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('answer_links').where('person_id', '=', personId).execute();
  },
};

/** A day after their duty, in whatever time zone, they open nothing any more. */
export const removeEndedAnswerLinks: ExpiredRows = async (owner, now) => {
  await owner.query(
    `delete from answer_links l using duties d
     where d.congregation_id = l.congregation_id and d.id = l.duty_id and d.on_date < $1::date`,
    [daysBefore(now, 2)],
  );
};
