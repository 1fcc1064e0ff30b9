/** Counts a person's adopted topics, received likes and comments (USERS-O3). */

import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';
import type { PersonFactsSource } from '#platform/person-facts';

interface AwardRow {
  person_id: number;
  ideas_man: number;
  advocate: number;
  comments: number;
}

export async function countAwards(tenant: Tenant, personIds: readonly number[]): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select p.id as person_id,
      (select count(*)::int from forum_topics t where t.congregation_id = ${tenant.congregationId}::bigint
        and t.person_id = p.id and t.state in ('dev_queue', 'in_progress', 'done')
        and t.mark is distinct from 'deleted') as ideas_man,
      (select count(*)::int from forum_likes l where l.congregation_id = ${tenant.congregationId}::bigint
        and l.person_id = p.id) as advocate,
      (select count(*)::int from forum_comments c where c.congregation_id = ${tenant.congregationId}::bigint
        and c.person_id = p.id and c.mark is distinct from 'deleted') as comments
    from unnest(${[...personIds]}::bigint[]) as p (id)`.execute(tenant.db);
  return rows;
}

/** USERS-O3. */
export const forumAwards: PersonFactsSource = async (tenant, personIds) =>
  new Map(
    (await countAwards(tenant, personIds)).map(({ person_id: personId, ...awards }) => [
      personId,
      { awards },
    ]),
  );
