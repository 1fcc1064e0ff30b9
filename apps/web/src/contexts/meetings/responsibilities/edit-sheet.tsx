/** Sheet of a meeting's duties, each assigned by hand or by the rotation (ATTEND-S1). */
import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { AssignSheet } from '#contexts/duties/duties.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Hint } from '#ui/page.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { isOpen, meetingLabels, placeLabels, whyNobody } from './duty-labels.ts';
import classes from './edit-sheet.module.css';
import type { Entry, Responsibility, ScheduledDuty } from './responsibilities.queries.ts';

interface PlaceProps {
  entry: Entry;
  of: Responsibility;
  duty: ScheduledDuty;
  onChoose: (place: { duty: number; title: string }) => void;
}

/**
 * Hint below a duty: a clash, why it is unfilled, or that it was filled by hand, with a button to return it
 * to the rotation.
 */
function PlaceHint({ duty, title }: { duty: ScheduledDuty; title: string }) {
  const { t } = useTexts();
  const unlock = useWrite('responsibilities.unlockDuty');
  const [clash] = duty.clashes;
  const why = isOpen(duty) ? whyNobody(t, duty) : duty.locked ? t('responsibilities:byHand') : null;
  return (
    <div className={classes.hint}>
      {clash && (
        <span className={classes.clash}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          {t(`responsibilities:clash.${clash}`)}
        </span>
      )}
      {why}
      {duty.locked && (
        <PlainButton
          className={classes.leave}
          aria-label={t('responsibilities:toRotationOf', { place: title })}
          disabled={unlock.isPending}
          onClick={() => unlock.mutate({ params: { id: duty.id } })}
        >
          {t('responsibilities:toRotation')}
        </PlainButton>
      )}
      <FailureNotice error={unlock.error} />
    </div>
  );
}

function GroupPlace({ entry, of, duty }: Omit<PlaceProps, 'onChoose'>) {
  const { t } = useTexts();
  const groups = useRead('groups.listGroups').data ?? [];
  const save = useWrite('responsibilities.saveEntry');
  const choose = (group: number | null): void => {
    const places = entry.attendants.filter(({ responsibility }) => responsibility === of.id);
    save.mutate({
      body: {
        id: entry.id,
        attendants: { [of.id]: places.map((one) => (one.id === duty.id ? group : one.group)) },
      },
    });
  };
  const title = placeLabels(t, of, duty);
  return (
    <div className={classes.field}>
      <SelectField<number | null>
        label={title}
        value={duty.group}
        onChange={choose}
        error={undefined}
        required={false}
        least={undefined}
        most={undefined}
        choices={[
          { value: null, label: t('responsibilities:nobodyYet') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PlaceHint duty={duty} title={title} />
      <FailureNotice error={save.error} />
    </div>
  );
}

function PersonPlace({ of, duty, onChoose }: PlaceProps) {
  const { t } = useTexts();
  const title = placeLabels(t, of, duty);
  const open = isOpen(duty);
  const name = duty.name ?? t('responsibilities:choose');
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden="true">
        <bdi>{title}</bdi>
      </span>
      <button
        type="button"
        className={classes.place}
        data-tour="duty-place"
        data-open={open || undefined}
        data-clash={duty.clashes.length > 0 || undefined}
        onClick={() => onChoose({ duty: duty.id, title })}
      >
        <span className="visually-hidden">{`${title}: ${name}`}</span>
        {open ? (
          <IconUserPlus aria-hidden="true" size={24} />
        ) : (
          <PersonAvatar name={name} small {...(duty.clashes.length > 0 && { mark: 'clash' as const })} />
        )}
        <bdi className={classes.name} aria-hidden="true">
          {name}
        </bdi>
        <IconChevronDown aria-hidden="true" size={20} />
      </button>
      <PlaceHint duty={duty} title={title} />
    </div>
  );
}

export interface EditSheetProps {
  entry: Entry;
  responsibilities: readonly Responsibility[];
  onClose: () => void;
}

export function EditSheet({ entry, responsibilities, onClose }: EditSheetProps) {
  const { t } = useTexts();
  const [place, setPlace] = useState<{ duty: number; title: string } | null>(null);
  if (place) return <AssignSheet {...place} sends={false} onClose={() => setPlace(null)} />;
  return (
    <Sheet
      opened
      title={t('responsibilities:edit')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button data-tour="duty-ready" onClick={onClose}>
          {t('responsibilities:ready')}
        </Button>
      }
    >
      <Hint>{meetingLabels(t, entry)}</Hint>
      <Hint>{t('responsibilities:stays')}</Hint>
      {responsibilities.flatMap((of) =>
        entry.attendants
          .filter(({ responsibility }) => responsibility === of.id)
          .map((duty) =>
            of.group_turns ? (
              <GroupPlace key={duty.id} entry={entry} of={of} duty={duty} />
            ) : (
              <PersonPlace key={duty.id} entry={entry} of={of} duty={duty} onChoose={setPlace} />
            ),
          ),
      )}
    </Sheet>
  );
}
