import type { TopicState } from '@sheaf/rules/forum/topic-state';
import type { Reply } from '#platform/api.ts';
import type { Translate } from '#platform/texts.ts';

export type Topic = Reply<'forum.listTopics'>[number];
export type Comment = Reply<'forum.listComments'>[number];

/** FORUM-O3: the first name and the congregation, nothing else. */
export const authorText = (t: Translate, author: Topic['author']): string =>
  author ? t('forum:byline', author) : t('forum:former');

/** A topic whose label is not for the reader is called by its mark. */
export const titleText = (t: Translate, { label, mark }: Pick<Topic, 'label' | 'mark'>): string =>
  label === '' && mark ? t(`forum:mark.${mark}`) : label;

/** Where the next step leads; null where there is none. */
export const stateAfter: Readonly<Record<TopicState, 'dev_queue' | 'in_progress' | 'done' | null>> = {
  proposed: 'dev_queue',
  dev_queue: 'in_progress',
  in_progress: 'done',
  done: null,
  declined: null,
};
