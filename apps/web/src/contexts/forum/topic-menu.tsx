/** Menu with the rare actions of a topic (FORUM-S3). */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { RowMenu, type RowMenuItem } from '#ui/row-menu.tsx';
import { stateAfter, type Topic, titleText } from './topic-labels.ts';

interface TopicMenuProps {
  topic: Topic;
  onEdit: () => void;
  onHide: () => void;
  onDelete: () => void;
}

/** Hiding a topic needs a confirmation, showing it again does not. */
function useHiding(topic: Topic, onHide: () => void): RowMenuItem[] {
  const { t } = useTexts();
  const showing = useWrite('forum.changeTopic', { success: () => toasts.show(t('forum:shown')) });
  if (!topic.can_hide) return [];
  if (topic.mark !== 'hidden')
    return [{ label: t('forum:hide'), icon: <IconEyeOff aria-hidden="true" size={20} />, onClick: onHide }];
  const show = (): void =>
    showing.mutate(
      { params: { forum: 1, id: topic.id }, body: { hide: false } },
      { onError: ({ message }) => toasts.show(message) },
    );
  return [{ label: t('forum:show'), icon: <IconEye aria-hidden="true" size={20} />, onClick: show }];
}

export function TopicMenu({ topic, onEdit, onHide, onDelete }: TopicMenuProps) {
  const { t } = useTexts();
  const hiding = useHiding(topic, onHide);
  const change = useWrite('forum.changeTopic', {
    success: ({ label, state }) =>
      toasts.show(t('forum:pushed', { label, state: t(`forum:state.${state}`) })),
  });
  const move = (body: { pushState: true } | { decline: true }): void =>
    change.mutate(
      { params: { forum: 1, id: topic.id }, body },
      { onError: ({ message }) => toasts.show(message) },
    );
  const next = stateAfter[topic.state];
  const items: RowMenuItem[] = [
    ...(topic.can_edit
      ? [{ label: t('forum:edit'), icon: <IconPencil aria-hidden="true" size={20} />, onClick: onEdit }]
      : []),
    ...(topic.can_push && next
      ? [
          {
            label: t('forum:push', { state: t(`forum:state.${next}`) }),
            icon: <IconArrowRight aria-hidden="true" size={20} />,
            onClick: () => move({ pushState: true }),
          },
          {
            label: t('forum:decline'),
            icon: <IconCircleX aria-hidden="true" size={20} />,
            onClick: () => move({ decline: true }),
          },
        ]
      : []),
    ...hiding,
    ...(topic.can_delete
      ? [{ label: t('forum:remove'), icon: <IconTrash aria-hidden="true" size={20} />, onClick: onDelete }]
      : []),
  ];
  return items.length > 0 ? <RowMenu what={titleText(t, topic)} items={items} /> : null;
}
