/** The job that continues populating: queued with the assignment, in the same transaction. */
import { sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export const populateTask = 'populate-map';

export interface PopulatePayload {
  congregationId: number;
  assignmentId: number;
}

export const populatingJob = {
  async enqueue(tenant: Tenant, assignmentId: number): Promise<void> {
    const payload = JSON.stringify({ congregationId: tenant.congregationId, assignmentId });
    const key = `${populateTask}-${tenant.congregationId}-${assignmentId}`;
    await sql`select sheaf.enqueue(${populateTask}, ${payload}::json, ${key})`.execute(tenant.db);
  },
};
