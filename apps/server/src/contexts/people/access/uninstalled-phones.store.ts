/** iPhones on which the app is not installed, by what the app said at its last check (AUTH-R24). */
import { storageDays, tellAfterDays } from '@sheaf/rules/people/access/phone-storage';
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface UninstalledPhone {
  personId: number;
  sessionId: number;
  lastUsedAt: Date;
}

/** iPads report themselves as computers unless they ask for the mobile page. */
const isPhone = (session: string): string => `${session}.device ~ '(iPhone|iPad|iPod)'`;

/** For `onlyWith` of a job. */
export const uninstalledPhonesText = `from sessions s where s.congregation_id = c.id and s.ended_at is null and s.installed = false
  and ${isPhone('s')} and s.last_used_at > c.now - interval '${storageDays} days'
  and s.last_used_at <= c.now - interval '${tellAfterDays} days'`;

/** The device that a person used last, if it is one and was last used after `from` and until `until`. */
export async function uninstalledPhones(
  tenant: Tenant,
  from: Date,
  until: Date,
): Promise<UninstalledPhone[]> {
  const { rows } = await sql<UninstalledPhone>`
    select l.person_id as "personId", l.id as "sessionId", l.last_used_at as "lastUsedAt" from (
      select distinct on (s.person_id) s.* from sessions s where s.ended_at is null
      order by s.person_id, s.last_used_at desc, s.id desc) l
    where l.installed = false and ${sql.raw(isPhone('l'))} and l.last_used_at > ${from} and l.last_used_at <= ${until}
    order by l.person_id`.execute(tenant.db);
  return rows;
}
