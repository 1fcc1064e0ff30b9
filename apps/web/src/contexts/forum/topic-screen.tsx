/** Screen of a topic with its comments (FORUM-S2). */
import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { dayAgo } from '#platform/dates.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { CommentSheet } from './comment-sheet.tsx';
import { Comments } from './comments.tsx';
import classes from './forum.module.css';
import { HideTopic } from './keeper-questions.tsx';
import { LikeButton } from './like-button.tsx';
import { MarkedLabels } from './marked-text.tsx';
import { StateChip } from './state-chip.tsx';
import { authorText, type Topic, titleText } from './topic-labels.ts';
import { TopicMenu } from './topic-menu.tsx';
import { TopicSheet } from './topic-sheet.tsx';

function FollowTopic({ topic }: { topic: Topic }) {
  const { t } = useTexts();
  const { id, subscribed } = topic;
  const follow = useWrite('forum.changeTopic', {
    success: (now) =>
      toasts.show(
        t(now.subscribed ? 'forum:subscribedTopic' : 'forum:leftTopic', { label: titleText(t, topic) }),
      ),
  });
  return (
    <Button
      variant="default"
      aria-pressed={subscribed}
      loading={follow.isPending}
      leftSection={<IconBell aria-hidden="true" size={20} />}
      onClick={() =>
        follow.mutate(
          { params: { forum: 1, id }, body: { subscribe: !subscribed } },
          { onError: ({ message }) => toasts.show(message) },
        )
      }
    >
      {t(subscribed ? 'forum:unsubscribe' : 'forum:subscribe')}
    </Button>
  );
}

/** Marks the topic's news as seen when it is opened. */
function useSeen({ id, news }: Pick<Topic, 'id' | 'news'>): void {
  const see = useWrite('forum.changeTopic').mutate;
  useEffect(() => {
    if (news) see({ params: { forum: 1, id }, body: { seen: true } });
  }, [id, news, see]);
}

function TopicBody({ topic, onComment }: { topic: Topic; onComment: () => void }) {
  const { t } = useTexts();
  useSeen(topic);
  return (
    <>
      <p className={classes.byline}>{joinTexts([authorText(t, topic.author), dayAgo(topic.created_at)])}</p>
      <div className={classes.standing}>
        <LikeButton topic={topic} />
        <span className={classes.marks}>
          <StateChip state={topic.state} />
          <span className={classes.count}>
            {topic.liked
              ? t('forum:youLike', { count: topic.likes - 1 })
              : t('forum:liked', { count: topic.likes })}
          </span>
        </span>
      </div>
      <MarkedLabels post={topic} className={classes.whole} />
      <Comments topic={topic.id} />
      <PageFooter>
        <ButtonRow>
          <FollowTopic topic={topic} />
          {!topic.mark && (
            <Button leftSection={<IconMessageCircle aria-hidden="true" size={20} />} onClick={onComment}>
              {t('forum:addComment')}
            </Button>
          )}
        </ButtonRow>
      </PageFooter>
    </>
  );
}

function DeleteTopic({ topic, onClose }: { topic: Topic; onClose: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const removal = useWrite('forum.deleteTopic', {
    success: () => navigate('/forum/topics/', { replace: true }),
  });
  // A mark stays on a topic with comments and in place of another person's text.
  const leavesMark = !topic.mine || topic.comments > 0;
  return (
    <DeleteQuestion
      title={
        leavesMark
          ? t('forum:keeperDeletesTitle', { name: authorText(t, topic.author) })
          : t('forum:deleteTitle')
      }
      text={t(leavesMark ? 'forum:keeperDeletesText' : 'forum:deleteText')}
      removal={removal}
      given={{ params: { forum: 1, id: topic.id } }}
      onClose={onClose}
    />
  );
}

export function TopicScreen() {
  const { t } = useTexts();
  const id = Number(useParams()['topic']);
  const topics = useRead('forum.listTopics', { params: { forum: 1 } });
  const topic = topics.data?.find((one) => one.id === id);
  const [open, setOpen] = useState<'edit' | 'hide' | 'delete' | 'comment' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Page
      title={topic ? titleText(t, topic) : t('forum:title')}
      tab={t('forum:title')}
      back
      actions={
        topic && (
          <TopicMenu
            topic={topic}
            onEdit={() => setOpen('edit')}
            onHide={() => setOpen('hide')}
            onDelete={() => setOpen('delete')}
          />
        )
      }
    >
      <QueryState query={topics} skeleton={{ height: 120, count: 2 }}>
        {() =>
          topic ? (
            <TopicBody key={topic.id} topic={topic} onComment={() => setOpen('comment')} />
          ) : (
            <EmptyState icon={<IconBulb aria-hidden="true" />}>{t('forum:gone')}</EmptyState>
          )
        }
      </QueryState>
      {topic && open === 'edit' && <TopicSheet topic={topic} onClose={close} />}
      {topic && open === 'hide' && <HideTopic topic={topic} onClose={close} />}
      {topic && open === 'delete' && <DeleteTopic topic={topic} onClose={close} />}
      {topic && open === 'comment' && <CommentSheet topic={topic.id} comment={null} onClose={close} />}
    </Page>
  );
}
