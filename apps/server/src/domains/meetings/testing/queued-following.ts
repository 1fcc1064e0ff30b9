import { followTask } from '#domains/meetings/following.store';
import { meetingsTasks } from '#domains/meetings/meetings.jobs';
import type { TestApp } from '#platform/testing/test-app';

/** What saving settings queued, done as the worker does it; the congregations it was for. */
export async function runQueuedFollowing(test: TestApp): Promise<number[]> {
  const { rows } = await test.database.owner.query<{ payload: { congregationId: number } }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [followTask],
  );
  for (const { payload } of rows) await meetingsTasks(test.platform)[followTask]!(payload);
  return rows.map(({ payload }) => payload.congregationId);
}
