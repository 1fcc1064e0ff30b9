/** The scheduler before replies that the contract allows; each test names those it is about. */
import { answerWith } from '#platform/testing/replies.ts';
import { showScreen } from '#platform/testing/show-screen.tsx';
import { SchedulerScreen } from '../scheduler-screen.tsx';
import { schedulerReplies } from './scheduler-replies.ts';

/** @returns what the screen sends. */
export function showScheduler(replies: Parameters<typeof answerWith>[0] = {}, search = '') {
  const sent = answerWith({ ...schedulerReplies, ...replies });
  showScreen(<SchedulerScreen />, '/settings/public-scheduler', `/settings/public-scheduler${search}`);
  return sent;
}
