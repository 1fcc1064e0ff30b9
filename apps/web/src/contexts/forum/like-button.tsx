/** Button with the number of likes: one press likes, the next one removes the like (FORUM-R2). */
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import classes from './forum.module.css';
import { type Topic, titleText } from './topic-labels.ts';

export function LikeButton({ topic }: { topic: Topic }) {
  const { t } = useTexts();
  const change = useWrite('forum.changeTopic');
  // Optimistic until the server's number arrives.
  const liked = change.isPending ? !topic.liked : topic.liked;
  const likes = topic.likes + Number(liked) - Number(topic.liked);
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={liked}
      aria-label={t('forum:like', { label: titleText(t, topic), count: likes })}
      onClick={() => {
        if (change.isPending) return;
        change.mutate(
          { params: { forum: 1, id: topic.id }, body: { like: !topic.liked } },
          { onError: ({ message }) => toasts.show(message) },
        );
      }}
    >
      <IconThumbUp aria-hidden="true" size={22} />
      <span aria-hidden="true">{likes}</span>
    </button>
  );
}
