/** FORUM-S2: what was said to a topic, the newest first. */
import { useState } from 'react';
import { dayAgo } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Card, Section } from '../../ui/card.tsx';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import { Hint } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { RowButtons } from '../../ui/row-buttons.tsx';
import { PersonAvatar } from '../../ui/schedule/person-avatar.tsx';
import { CommentSheet } from './comment-sheet.tsx';
import classes from './forum.module.css';
import { authorText, type Comment } from './topic-words.ts';

interface CommentRowProps {
  comment: Comment;
  onEdit: () => void;
  onDelete: () => void;
}

function CommentRow({ comment, onEdit, onDelete }: CommentRowProps) {
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
        <p className={classes.words} dir="auto">
          {comment.content}
        </p>
      </div>
      <RowButtons
        edit={comment.can_edit && { label: t('forum:editCommentOf', { name }), onClick: onEdit }}
        remove={comment.can_edit && { label: t('forum:deleteCommentOf', { name }), onClick: onDelete }}
      />
    </li>
  );
}

export function Comments({ topic }: { topic: number }) {
  const { t } = useTexts();
  const comments = useRead('forum.listComments', { params: { id: topic } });
  const removal = useWrite('forum.deleteComment');
  const [editing, setEditing] = useState<Comment | null>(null);
  const [leaving, setLeaving] = useState<Comment | null>(null);
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
                    comment={comment}
                    onEdit={() => setEditing(comment)}
                    onDelete={() => setLeaving(comment)}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryState>
      {editing && <CommentSheet topic={topic} comment={editing} onClose={() => setEditing(null)} />}
      {leaving && (
        <DeleteQuestion
          title={t('forum:deleteCommentTitle')}
          text={t('forum:deleteCommentText')}
          removal={removal}
          given={{ params: { id: topic, comment: leaving.id } }}
          onClose={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
