/**
 * Button of the leader of a special or rotation group to request a replacement, and to withdraw the request
 * (APPTS-S4).
 */
import { Button } from '@mantine/core';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useOnline } from '#platform/online.ts';
import { queryClient } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { StatusChip } from '#ui/schedule/status-chip.tsx';

type Duty = Reply<'duties.listMyDuties'>[number];
type Change = NonNullable<Duty['change']>;

const again = (): void => void queryClient.invalidateQueries({ queryKey: ['duties.listMyDuties'] });

interface ChangeSheetProps {
  duty: Duty;
  title: string;
  change: Change;
  onClose: () => void;
}

function ChangeSheet({ duty, title, change, onClose }: ChangeSheetProps) {
  const { t } = useTexts();
  const people = useRead('service.listChangeCandidates').data ?? [];
  const form = useRecordForm({
    operation: 'service.requestChange',
    row: null,
    valuesOf: () => ({ user: null as number | null }),
    bodyOf: ({ user }) => (user === null ? null : { user, field_meeting_id: change.field_meeting_id }),
    onTold: again,
    onSaved: onClose,
  });
  return (
    <RecordSheet
      form={form}
      title={t('service:change.title')}
      verb={t('service:change.send')}
      onClose={onClose}
    >
      <Card>
        <ListRow
          icon={<IconUsersGroup aria-hidden="true" />}
          title={<bdi>{title}</bdi>}
          line={joinTexts([fullDay(duty.date), wallClock(wallTimeAt(duty.date, duty.starts_at))])}
        />
      </Card>
      <Hint>{t('service:change.text')}</Hint>
      <PersonField
        {...form.field('user')}
        label={t('service:change.person')}
        nobody={t('service:form.choose')}
        people={people}
      />
    </RecordSheet>
  );
}

function Waiting({ asked }: { asked: NonNullable<Change['asked']> }) {
  const { t } = useTexts();
  const withdraw = useWrite('service.withdrawChange');
  return (
    <>
      <StatusChip state="awaiting" label={t('service:change.waiting', { name: asked.name })} />
      <Button
        variant="default"
        loading={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { params: { id: asked.request_id } },
            { onError: ({ message }) => toasts.show(message), onSettled: again },
          )
        }
      >
        {t('service:change.takeBack')}
      </Button>
    </>
  );
}

/** Renders nothing for duties that cannot be handed over, or offline. */
export function ChangeButton({ duty, title }: { duty: Duty; title: string }) {
  const { t } = useTexts();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { change } = duty;
  if (!change || !online) return null;
  if (change.asked) return <Waiting asked={change.asked} />;
  return (
    <>
      <Button
        variant="default"
        aria-label={t('service:change.askOf', { title, day: fullDay(duty.date) })}
        leftSection={<IconUserShare aria-hidden="true" size={20} />}
        onClick={() => setAsking(true)}
      >
        {t('service:change.ask')}
      </Button>
      {asking && <ChangeSheet duty={duty} title={title} change={change} onClose={() => setAsking(false)} />}
    </>
  );
}
