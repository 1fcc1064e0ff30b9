/** One person of an order: the grip to lift them by, their place, their name, and a menu that opens below the row. */

import { useSortable } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './people-order.module.css';
import { PersonAvatar, type PersonMark } from './person-avatar.tsx';

export interface OrderedPerson {
  key: string;
  name: string;
  /** `Next: Sat 28 November`, `Away 1 to 8 December`. */
  line?: string;
  mark?: PersonMark;
}

interface PeopleOrderRowProps {
  person: OrderedPerson;
  place: number;
  /** Absent at the ends. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function RowMenu({
  id,
  onUp,
  onDown,
  onRemove,
}: Omit<PeopleOrderRowProps, 'person' | 'place'> & { id: string }) {
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
      <Button variant="default" leftSection={<IconX aria-hidden="true" size={20} />} onClick={onRemove}>
        {t('schedule:order.remove')}
      </Button>
    </div>
  );
}

export function PeopleOrderRow({ person, place, ...moves }: PeopleOrderRowProps) {
  const { t } = useTexts();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: person.key,
  });
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
          aria-label={t('schedule:order.handle', { name: person.name })}
        >
          <IconGripVertical aria-hidden="true" size={22} />
        </button>
        <span className={classes.place} aria-hidden="true">
          {place}
        </span>
        <PersonAvatar name={person.name} mark={person.mark} />
        <span className={classes.texts}>
          <bdi className={classes.name}>{person.name}</bdi>
          {person.line && <bdi className={classes.line}>{person.line}</bdi>}
        </span>
        <button
          type="button"
          className={classes.dots}
          aria-label={t('schedule:order.menu', { name: person.name })}
          aria-expanded={opened}
          aria-controls={opened ? id : undefined}
          onClick={() => setOpened(!opened)}
        >
          <IconDotsVertical aria-hidden="true" size={22} />
        </button>
      </div>
      {opened && <RowMenu id={id} {...moves} />}
    </li>
  );
}
