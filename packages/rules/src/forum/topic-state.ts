/** States of a proposal and their order (FORUM-O1). */
import { allow, type Decision, refuse } from '../decision.ts';

export const topicStates = ['proposed', 'dev_queue', 'in_progress', 'done', 'declined'] as const;
export type TopicState = (typeof topicStates)[number];

const steps: Readonly<Partial<Record<TopicState, TopicState>>> = {
  proposed: 'dev_queue',
  dev_queue: 'in_progress',
  in_progress: 'done',
};

/** Refuses a topic that is done or declined. */
export function nextState(state: TopicState): Decision<TopicState, 'topic-finished'> {
  const next = steps[state];
  return next ? allow(next) : refuse('topic-finished');
}
