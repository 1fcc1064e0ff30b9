/** Runs the queued jobs of one name like the worker. */
import type { TestApp } from '#platform/testing/test-app';

/** @returns the congregations of the jobs. */
export async function runQueued(
  test: TestApp,
  task: string,
  run: (payload: unknown) => Promise<void>,
): Promise<number[]> {
  const { rows } = await test.database.owner.query<{ payload: { congregationId: number } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [task],
  );
  for (const { payload } of rows) await run(payload);
  return rows.map(({ payload }) => payload.congregationId);
}
