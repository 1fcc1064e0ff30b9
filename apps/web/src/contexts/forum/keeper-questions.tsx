/** Confirmations before a keeper hides a post or deletes it with a mark (FORUM-X3, FORUM-X4). */
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import type { Comment, Topic } from './topic-labels.ts';

interface HideTopicProps {
  topic: Topic;
  onClose: () => void;
}

export function HideTopic({ topic, onClose }: HideTopicProps) {
  const { t } = useTexts();
  const hiding = useWrite('forum.changeTopic', { success: () => toasts.show(t('forum:hidden')) });
  return (
    <DeleteQuestion
      title={t('forum:hideTitle')}
      text={t('forum:hideText')}
      verb={t('forum:hide')}
      removal={hiding}
      given={{ params: { forum: 1, id: topic.id }, body: { hide: true } }}
      onClose={onClose}
    />
  );
}

interface HideCommentProps {
  topic: number;
  comment: Comment;
  onClose: () => void;
}

export function HideComment({ topic, comment, onClose }: HideCommentProps) {
  const { t } = useTexts();
  const hiding = useWrite('forum.hideComment', { success: () => toasts.show(t('forum:hidden')) });
  return (
    <DeleteQuestion
      title={t('forum:hideTitle')}
      text={t('forum:hideText')}
      verb={t('forum:hide')}
      removal={hiding}
      given={{ params: { id: topic, comment: comment.id }, body: { hide: true } }}
      onClose={onClose}
    />
  );
}
