/** Stores the results of nightly jobs. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

const day = (now: Date): string => now.toISOString().slice(0, 10);

export const jobRuns = {
  /** A second run on the same day adds its counts. */
  async note(tenant: Tenant, job: string, now: Date, result: Record<string, number>): Promise<void> {
    await sql`
      insert into job_runs as r (congregation_id, job, ran_on, ran_at, result)
      values (${tenant.congregationId}, ${job}, ${day(now)}::date, ${now}, ${JSON.stringify(result)}::jsonb)
      on conflict (congregation_id, job, ran_on) do update set ran_at = excluded.ran_at, failure = null,
        result = (select jsonb_object_agg(key, coalesce((r.result->>key)::int, 0) + value::int) from jsonb_each_text(excluded.result))`.execute(
      tenant.db,
    );
  },

  async noteFailure(tenant: Tenant, job: string, now: Date, failure: string): Promise<void> {
    await sql`
      insert into job_runs as r (congregation_id, job, ran_on, ran_at, failure)
      values (${tenant.congregationId}, ${job}, ${day(now)}::date, ${now}, ${failure.slice(0, 500)})
      on conflict (congregation_id, job, ran_on) do update set ran_at = excluded.ran_at, failure = excluded.failure`.execute(
      tenant.db,
    );
  },

  /** The last thirty nights, latest first. */
  latest: (tenant: Tenant) =>
    tenant.db
      .selectFrom('job_runs')
      .select(['job', 'ran_at', 'result', 'failure'])
      .orderBy('ran_at', 'desc')
      .limit(30)
      .execute(),
};
