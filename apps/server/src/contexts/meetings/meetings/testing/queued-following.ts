import { followTask } from '#contexts/meetings/meetings/following.store';
import { meetingsTasks } from '#contexts/meetings/meetings/meetings.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** Runs the jobs queued by saved settings, like the worker. @returns ids of their congregations. */
export const runQueuedFollowing = (test: TestApp): Promise<number[]> =>
  runQueued(test, followTask, meetingsTasks(test.platform)[followTask]!);
