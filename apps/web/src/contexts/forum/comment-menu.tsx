/** Menu of a comment: its author can edit, a keeper can hide, both can delete it. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowMenu, type RowMenuItem } from '#ui/row-menu.tsx';
import classes from './forum.module.css';
import { authorText, type Comment } from './topic-labels.ts';

export interface CommentActions {
  onEdit: () => void;
  onHide: () => void;
  onDelete: () => void;
}

interface CommentMenuProps extends CommentActions {
  topic: number;
  comment: Comment;
}

export function CommentMenu({ topic, comment, onEdit, onHide, onDelete }: CommentMenuProps) {
  const { t } = useTexts();
  const name = authorText(t, comment.author);
  const showing = useWrite('forum.hideComment', { success: () => toasts.show(t('forum:shown')) });
  const show = (): void =>
    showing.mutate(
      { params: { id: topic, comment: comment.id }, body: { hide: false } },
      { onError: ({ message }) => toasts.show(message) },
    );
  const hidden = comment.mark === 'hidden';
  const items: RowMenuItem[] = [
    ...(comment.can_hide
      ? [
          {
            label: t(hidden ? 'forum:showCommentOf' : 'forum:hideCommentOf', { name }),
            icon: hidden ? (
              <IconEye aria-hidden="true" size={20} />
            ) : (
              <IconEyeOff aria-hidden="true" size={20} />
            ),
            onClick: hidden ? show : onHide,
          },
        ]
      : []),
    ...(comment.can_delete
      ? [
          {
            label: t('forum:deleteCommentOf', { name }),
            icon: <IconTrash aria-hidden="true" size={20} />,
            onClick: onDelete,
          },
        ]
      : []),
  ];
  return (
    <span className={classes.buttons}>
      {comment.can_edit && (
        <IconButton label={t('forum:editCommentOf', { name })} onClick={onEdit}>
          <IconPencil aria-hidden="true" size={20} />
        </IconButton>
      )}
      {items.length > 0 && <RowMenu what={t('forum:commentOf', { name })} items={items} />}
    </span>
  );
}
