/** Validates an imported congregation before its commit. */
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import type { PoolClient } from 'pg';

interface ArrivedCongregation {
  name: string;
  timezone_id: string;
  lang: string;
}

/**
 * The problem as a sentence; undefined if valid. An unknown time zone would stop the jobs of all
 * congregations.
 */
export async function wrongArrival(client: PoolClient, congregationId: number): Promise<string | undefined> {
  const { rows } = await client.query<ArrivedCongregation>(
    'select name, timezone_id, lang from congregations where congregation_id = $1',
    [congregationId],
  );
  const { name, timezone_id: zone, lang } = rows[0]!;
  if (!isTimeZone(zone)) return `its time zone "${zone.slice(0, 60)}" is not known`;
  if (name.trim() === '' || name.length > 120) return 'its name is empty or too long';
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang) ? undefined : 'its language is not known';
}
