/** Requests the file of all records over HTTP and runs its queued job. */
import { reports } from '@sheaf/contract/reports/reports';
import { makeRecordsTask } from '#contexts/reports/record-files.store';
import { reportsJobs } from '#contexts/reports/reports.jobs';
import type { TestApp } from '#platform/testing/test-app';

export async function queuedRecords({ database }: TestApp): Promise<unknown[]> {
  const { rows } = await database.owner.query<{ payload: unknown }>(
    `select p.payload from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
      where t.identifier = $1 order by p.id`,
    [makeRecordsTask],
  );
  return rows.map(({ payload }) => payload);
}

export const runRecords = (test: TestApp, payload: unknown): Promise<void> =>
  reportsJobs(test.platform)[makeRecordsTask]!(payload);

export async function makeRecords(test: TestApp, as: string): Promise<void> {
  await test.call(reports.prepareRecords, { as });
  await runRecords(test, (await queuedRecords(test)).at(-1));
}
