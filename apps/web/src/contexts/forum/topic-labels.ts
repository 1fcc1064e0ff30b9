import type { TopicState } from '@sheaf/rules/forum/topic-state';
import type { Reply } from '#platform/api.ts';
import type { Translate } from '#platform/texts.ts';

export type Topic = Reply<'forum.listTopics'>[number];
export type Comment = Reply<'forum.listComments'>[number];

/** FORUM-O3: first name and congregation only. */
export const authorText = (t: Translate, author: Topic['author']): string =>
  author ? t('forum:byline', author) : t('forum:former');

/** Title of a topic; its mark if the title is hidden. */
export const titleText = (t: Translate, { label, mark }: Pick<Topic, 'label' | 'mark'>): string =>
  label === '' && mark ? t(`forum:mark.${mark}`) : label;

/** Next state of a topic; null for a final one. */
export const stateAfter: Readonly<Record<TopicState, 'dev_queue' | 'in_progress' | 'done' | null>> = {
  proposed: 'dev_queue',
  dev_queue: 'in_progress',
  in_progress: 'done',
  done: null,
  declined: null,
};
