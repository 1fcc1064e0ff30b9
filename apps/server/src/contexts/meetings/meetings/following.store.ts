/** Enqueues the job that updates meetings after their settings were saved. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const followTask = 'meetings-follow-settings';

export const followingJob = {
  /**
   * Committed with the settings. The job is a separate change, so that the settings can be reverted alone.
   */
  async enqueue(tenant: Tenant): Promise<void> {
    const payload = JSON.stringify({ congregationId: tenant.congregationId });
    await sql`select sheaf.enqueue(${followTask}, ${payload}::json, ${`${followTask} ${tenant.congregationId}`})`.execute(
      tenant.db,
    );
  },
};
