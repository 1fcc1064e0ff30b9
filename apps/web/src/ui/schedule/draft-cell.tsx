/** A duty of a draft: the proposed person with reasons, locked for the next draft, clashing, or unfilled. */
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './draft-cell.module.css';
import { PersonAvatar } from './person-avatar.tsx';
import { type Reason, ReasonList } from './reason-list.tsx';

export interface DraftCellProps {
  /** Name of the duty: `Bible reading`. */
  duty: string;
  /** Null if no person was found. */
  person: string | null;
  /** Accepted, changed and locked together with the person. */
  helper?: string;
  state: 'proposed' | 'locked' | 'clash' | 'unfilled';
  /** Reason of the clash or the gap: `Chairman on Wednesday`, `3 qualified: 2 away, 1 reads`. */
  problem?: string;
  reasons: readonly Reason[];
  opened: boolean;
  onOpen: (opened: boolean) => void;
  onChange: () => void;
  /** Omitted for an unfilled duty, which cannot be locked. */
  onLock?: (locked: boolean) => void;
}

const icons = { clash: IconAlertTriangle, unfilled: IconUserQuestion };

function Person({ person, helper, problem, state }: DraftCellProps) {
  const { t } = useTexts();
  const Icon = state === 'clash' || state === 'unfilled' ? icons[state] : undefined;
  return (
    <>
      <span className={classes.name}>
        <bdi>{person ?? t('schedule:state.unfilled')}</bdi>{' '}
        {helper && <bdi className={classes.helper}>{t('schedule:draft.with', { name: helper })}</bdi>}
      </span>
      {problem && (
        <span className={classes.problem}>
          {Icon && <Icon aria-hidden="true" size={16} />}
          <bdi>{problem}</bdi>
        </span>
      )}
    </>
  );
}

export function DraftCell(props: DraftCellProps) {
  const { t } = useTexts();
  const id = useId();
  const { duty, person, state, reasons, opened, onOpen, onChange, onLock } = props;
  const named = { duty, name: person ?? t('schedule:state.unfilled') };
  const locked = state === 'locked';
  const LockIcon = locked ? IconLock : IconLockOpen;
  return (
    <div className={classes.cell} data-state={state} data-opened={opened || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => onOpen(!opened)}
      >
        {person ? (
          <PersonAvatar name={person} mark={state === 'clash' ? 'clash' : undefined} />
        ) : (
          <span className={classes.nobody} aria-hidden="true">
            <IconUserQuestion size={20} />
          </span>
        )}
        <span className={classes.texts}>
          <bdi className={classes.duty}>{duty}</bdi>
          <Person {...props} />
        </span>
      </button>
      {onLock && (
        <button
          type="button"
          className={classes.lock}
          aria-pressed={locked}
          aria-label={t('schedule:draft.lock', named)}
          onClick={() => onLock(!locked)}
        >
          <LockIcon aria-hidden="true" size={22} />
        </button>
      )}
      <div id={id} className={classes.why} hidden={!opened}>
        <ReasonList name={named.name} reasons={reasons} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconUsers aria-hidden="true" size={20} />}
            aria-label={t(`schedule:draft.${person ? 'changeOf' : 'chooseForRole'}`, named)}
            onClick={onChange}
          >
            {person ? t('schedule:draft.change') : t('schedule:draft.chooseFor')}
          </Button>
          {onLock && (
            <Button
              variant="default"
              leftSection={<LockIcon aria-hidden="true" size={20} />}
              aria-label={t(`schedule:draft.${locked ? 'unlock' : 'lock'}`, named)}
              onClick={() => onLock(!locked)}
            >
              {t(`schedule:draft.${locked ? 'unlockShort' : 'lockShort'}`)}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
