import { changedTalksTask, talksTasks } from '#contexts/meetings/talks/talks.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** What opened answers queued, done as the worker does it; the congregations it was for. */
export const runChangedTalks = (test: TestApp): Promise<number[]> =>
  runQueued(test, changedTalksTask, talksTasks(test.platform)[changedTalksTask]!);
