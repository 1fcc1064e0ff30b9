import { followTask } from '#contexts/meetings/meetings/following.store';
import { meetingsTasks } from '#contexts/meetings/meetings/meetings.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** What saving settings queued, done as the worker does it; the congregations it was for. */
export const runQueuedFollowing = (test: TestApp): Promise<number[]> =>
  runQueued(test, followTask, meetingsTasks(test.platform)[followTask]!);
