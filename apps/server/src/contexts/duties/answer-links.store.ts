/** Queries on the links by which people answer for a duty. */
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';
import { daysBefore, type ExpiredRows } from '#platform/retention-source';

export interface FoundAnswerLink {
  congregation_id: number;
  duty_id: number;
  person_id: number;
}

/** Finds the congregation, duty and person of a link by its hash alone, across congregations. */
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

/** Removes links one day after their duty, which covers every time zone. */
export const removeEndedAnswerLinks: ExpiredRows = async (owner, now) => {
  await owner.query(
    `delete from answer_links l using duties d
     where d.congregation_id = l.congregation_id and d.id = l.duty_id and d.on_date < $1::date`,
    [daysBefore(now, 2)],
  );
};
