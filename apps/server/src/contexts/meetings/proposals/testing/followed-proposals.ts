import { followProposalsTask, proposalsTasks } from '#contexts/meetings/proposals/proposals.jobs';
import { runQueued } from '#platform/testing/queued-task';
import type { TestApp } from '#platform/testing/test-app';

/** What moved meetings queued, done as the worker does it; the congregations it was for. */
export const runProposals = (test: TestApp): Promise<number[]> =>
  runQueued(test, followProposalsTask, proposalsTasks(test.platform)[followProposalsTask]!);
