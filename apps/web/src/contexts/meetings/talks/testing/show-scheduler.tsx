/** Renders the scheduler with default replies of the contract; a test overrides those that it needs. */
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { SchedulerScreen } from '../scheduler-screen.tsx';
import { schedulerReplies } from './scheduler-replies.ts';

/** @returns the requests of the screen. */
export function showScheduler(replies: Parameters<typeof answerWith>[0] = {}, search = '') {
  const sent = answerWith({ ...schedulerReplies, ...replies });
  showScreen(<SchedulerScreen />, '/settings/public-scheduler', `/settings/public-scheduler${search}`);
  return sent;
}
