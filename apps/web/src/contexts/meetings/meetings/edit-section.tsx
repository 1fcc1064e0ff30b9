/** A section in edit mode: its parts can be reordered, edited, deleted, and inserted. */
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { OrderList } from '#ui/schedule/order-list.tsx';
import classes from './edit-section.module.css';
import { sayTime, titleOf } from './meeting-labels.ts';
import { isOfVisit, type PartView, type SectionView } from './meeting-view.ts';
import { SectionHeading } from './section-heading.tsx';

export interface PartActions {
  onEdit: (view: PartView) => void;
  onDelete: (view: PartView) => void;
  /** @param order of the new part. */
  onInsert: (section: SectionView, order: number) => void;
}

function PartLine({ view, onEdit }: { view: PartView } & Pick<PartActions, 'onEdit'>) {
  const { t } = useTexts();
  return (
    <button type="button" className={classes.part} onClick={() => onEdit(view)}>
      <bdi className={classes.title}>{titleOf(view)}</bdi>{' '}
      <bdi className={classes.time}>
        {t('meetings:timed', {
          time: sayTime(view.time.from),
          length: t('meetings:minutes', { minutes: view.part.time }),
        })}
      </bdi>{' '}
      <span className="visually-hidden">{t('meetings:part.edit')}</span>
    </button>
  );
}

interface EditSectionProps extends PartActions {
  view: SectionView;
  onOrder: (ids: number[]) => void;
}

export function EditSection({ view, onOrder, onEdit, onDelete, onInsert }: EditSectionProps) {
  const { t } = useTexts();
  // The talk of a visit follows from the event, and stays before the last song.
  const items = view.parts
    .filter(({ part }) => !isOfVisit(part))
    .map((part) => ({
      key: String(part.part.id),
      name: titleOf(part),
      view: part,
    }));
  return (
    <SectionHeading view={view}>
      <OrderList
        label={t(`meetings:sections.${view.section}`)}
        items={items}
        numbered={false}
        onOrder={(keys) => onOrder(keys.map(Number))}
        contentOf={(item) => <PartLine view={item.view} onEdit={onEdit} />}
        actsOf={(item) => [
          {
            label: t('meetings:part.edit'),
            icon: <IconPencil aria-hidden="true" size={20} />,
            onClick: () => onEdit(item.view),
          },
          {
            label: t('meetings:part.insertAfter'),
            icon: <IconPlus aria-hidden="true" size={20} />,
            onClick: () => onInsert(view, item.view.part.order + 1),
          },
          {
            label: t('meetings:part.delete'),
            icon: <IconTrash aria-hidden="true" size={20} />,
            onClick: () => onDelete(item.view),
          },
        ]}
      />
      <div className={classes.insert}>
        <Button
          variant="light"
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          aria-label={t('meetings:named', {
            act: t('meetings:part.insert'),
            part: t(`meetings:sections.${view.section}`),
          })}
          onClick={() => onInsert(view, view.parts.length + 1)}
        >
          {t('meetings:part.insert')}
        </Button>
      </div>
    </SectionHeading>
  );
}
