/**
 * People who are still missing, with one action per row: remind, already reminded today, or enter it for
 * people who cannot be reached.
 */
import { Button } from '@mantine/core';
import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './missing-list.module.css';
import { PersonAvatar } from './person-avatar.tsx';
import { StatusChip } from './status-chip.tsx';

export interface MissingPerson {
  key: string;
  name: string;
  /** Group and further gaps: `Group Cooee, also September missing`. */
  line: string;
  action: 'remind' | 'reminded' | 'enter';
}

export interface MissingListProps {
  label: string;
  people: readonly MissingPerson[];
  /** Without it the list has no reminders. */
  onRemind?: (keys: string[]) => void;
  onEnter: (key: string) => void;
}

function Action({
  person,
  onRemind,
  onEnter,
}: { person: MissingPerson } & Omit<MissingListProps, 'label' | 'people'>) {
  const { t } = useTexts();
  const { key, name, action } = person;
  if (action === 'reminded') return <StatusChip state="reminded" />;
  const remind = action === 'remind';
  const Icon = remind ? IconBellRinging : IconPencil;
  return (
    <Button
      variant={remind ? 'light' : 'default'}
      leftSection={<Icon aria-hidden="true" size={20} />}
      aria-label={t(`schedule:missing.${action}Name`, { name })}
      onClick={() => (remind ? onRemind?.([key]) : onEnter(key))}
    >
      {t(`schedule:missing.${action}`)}
    </Button>
  );
}

/** Fits a phone: early in a month almost everybody is missing. */
const atFirst = 8;

export function MissingList({ label, people, onRemind, onEnter }: MissingListProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const reachable = people.filter(({ action }) => action === 'remind').map(({ key }) => key);
  if (people.length === 0) return <p className={classes.none}>{t('schedule:missing.none')}</p>;
  return (
    <div className={classes.card}>
      <ul aria-label={label}>
        {people.slice(0, all ? undefined : atFirst).map((person) => (
          <li key={person.key} className={classes.row}>
            <PersonAvatar name={person.name} />
            <span className={classes.texts}>
              <bdi className={classes.name}>{person.name}</bdi>
              <bdi className={classes.line}>{person.line}</bdi>
            </span>
            <Action person={person} onRemind={onRemind} onEnter={onEnter} />
          </li>
        ))}
      </ul>
      {!all && people.length > atFirst && (
        <div className={classes.footer}>
          <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
            {t('schedule:missing.all', { count: people.length })}
          </Button>
        </div>
      )}
      {onRemind && reachable.length > 1 && (
        <div className={classes.footer}>
          <Button
            variant="light"
            fullWidth
            leftSection={<IconSend aria-hidden="true" size={20} />}
            onClick={() => onRemind(reachable)}
          >
            {t('schedule:missing.remindAll', { count: reachable.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
