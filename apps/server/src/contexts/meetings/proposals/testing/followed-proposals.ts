import { followProposalsTask, proposalsTasks } from '#contexts/meetings/proposals/proposals.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** Runs the queued jobs of moved meetings like the worker; returns the ids of their congregations. */
export const runProposals = (test: TestApp): Promise<number[]> =>
  runQueued(test, followProposalsTask, proposalsTasks(test.platform)[followProposalsTask]!);
