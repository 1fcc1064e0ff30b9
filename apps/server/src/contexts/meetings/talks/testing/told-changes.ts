import { changedTalksTask, talksTasks } from '#contexts/meetings/talks/talks.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** Runs the jobs queued by reopened answers, like the worker. @returns ids of their congregations. */
export const runChangedTalks = (test: TestApp): Promise<number[]> =>
  runQueued(test, changedTalksTask, talksTasks(test.platform)[changedTalksTask]!);
