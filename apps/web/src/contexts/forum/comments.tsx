/** Comments on a topic, newest first (FORUM-S2). */
import { useState } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { type CommentActions, CommentMenu } from './comment-menu.tsx';
import { CommentSheet } from './comment-sheet.tsx';
import classes from './forum.module.css';
import { HideComment } from './keeper-questions.tsx';
import { MarkedLabels } from './marked-text.tsx';
import { authorText, type Comment } from './topic-labels.ts';

interface CommentRowProps extends CommentActions {
  topic: number;
  comment: Comment;
}

function CommentRow({ topic, comment, ...actions }: CommentRowProps) {
  const { t } = useTexts();
  const name = authorText(t, comment.author);
  return (
    <li className={classes.comment}>
      <PersonAvatar name={comment.author?.name ?? t('forum:former')} />
      <div className={classes.said}>
        <p className={classes.by}>
          <bdi className={classes.name}>{name}</bdi>{' '}
          <time dateTime={comment.created_at} className={classes.when}>
            {dayAgo(comment.created_at)}
          </time>
        </p>
        <MarkedLabels post={comment} className={classes.text} />
      </div>
      <CommentMenu topic={topic} comment={comment} {...actions} />
    </li>
  );
}

interface DeleteCommentProps {
  topic: number;
  comment: Comment;
  onClose: () => void;
}

function DeleteComment({ topic, comment, onClose }: DeleteCommentProps) {
  const { t } = useTexts();
  const removal = useWrite('forum.deleteComment');
  // A person who may delete but not edit is a keeper.
  const title = comment.can_edit
    ? t('forum:deleteCommentTitle')
    : t('forum:keeperDeletesTitle', { name: authorText(t, comment.author) });
  return (
    <DeleteQuestion
      title={title}
      text={t(comment.can_edit ? 'forum:deleteCommentText' : 'forum:keeperDeletesText')}
      removal={removal}
      given={{ params: { id: topic, comment: comment.id } }}
      onClose={onClose}
    />
  );
}

export function Comments({ topic }: { topic: number }) {
  const { t } = useTexts();
  const comments = useRead('forum.listComments', { params: { id: topic } });
  const [open, setOpen] = useState<{ action: 'edit' | 'hide' | 'delete'; comment: Comment } | null>(null);
  const asked = { topic, onClose: () => setOpen(null) };
  return (
    <Section title={t('forum:comments')}>
      <QueryState query={comments} skeleton={{ height: 72, count: 2 }}>
        {(rows) =>
          rows.length === 0 ? (
            <Hint>{t('forum:noComments')}</Hint>
          ) : (
            <Card>
              <ul className={classes.comments}>
                {rows.map((comment) => (
                  <CommentRow
                    key={comment.id}
                    topic={topic}
                    comment={comment}
                    onEdit={() => setOpen({ action: 'edit', comment })}
                    onHide={() => setOpen({ action: 'hide', comment })}
                    onDelete={() => setOpen({ action: 'delete', comment })}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryState>
      {open?.action === 'edit' && <CommentSheet {...asked} comment={open.comment} />}
      {open?.action === 'hide' && <HideComment {...asked} comment={open.comment} />}
      {open?.action === 'delete' && <DeleteComment {...asked} comment={open.comment} />}
    </Section>
  );
}
