/** Row of an order list: drag handle, position, content, and a menu that opens below. */

import { useSortable } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './order-list.module.css';

export interface OrderAction {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

interface OrderRowProps {
  id: string;
  name: string;
  /** Position; null if it is not shown. */
  place: number | null;
  content: ReactNode;
  actions: readonly OrderAction[];
  /** Undefined for the first row; `onDown` for the last. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function RowMenu({ id, actions, onUp, onDown }: Pick<OrderRowProps, 'id' | 'actions' | 'onUp' | 'onDown'>) {
  const { t } = useTexts();
  return (
    <div id={id} className={classes.menu}>
      <Button
        variant="default"
        leftSection={<IconArrowUp aria-hidden="true" size={20} />}
        disabled={!onUp}
        onClick={onUp}
      >
        {t('schedule:order.up')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowDown aria-hidden="true" size={20} />}
        disabled={!onDown}
        onClick={onDown}
      >
        {t('schedule:order.down')}
      </Button>
      {actions.map(({ label, icon, onClick }) => (
        <Button key={label} variant="default" leftSection={icon} onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}

export function OrderRow({ id, name, place, content, ...menu }: OrderRowProps) {
  const { t } = useTexts();
  const menuId = useId();
  const [opened, setOpened] = useState(false);
  const closing = menu.actions.map((action) => ({
    ...action,
    onClick: () => {
      setOpened(false);
      action.onClick();
    },
  }));
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-lifted={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className={classes.row}>
        <button
          type="button"
          className={classes.grip}
          {...attributes}
          {...listeners}
          aria-label={t('schedule:order.handle', { name })}
        >
          <IconGripVertical aria-hidden="true" size={22} />
        </button>
        {place !== null && (
          <span className={classes.place} aria-hidden="true">
            {place}
          </span>
        )}
        <div className={classes.content}>{content}</div>
        <button
          type="button"
          className={classes.dots}
          aria-label={t('schedule:order.menu', { name })}
          aria-expanded={opened}
          aria-controls={opened ? menuId : undefined}
          onClick={() => setOpened(!opened)}
        >
          <IconDotsVertical aria-hidden="true" size={22} />
        </button>
      </div>
      {opened && <RowMenu id={menuId} {...menu} actions={closing} />}
    </li>
  );
}
