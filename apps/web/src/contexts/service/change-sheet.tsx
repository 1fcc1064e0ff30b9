/** Form of the leader of a group to request a replacement (APPTS-S4). */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';

type Duty = Reply<'duties.listMyDuties'>[number];
type Change = NonNullable<Duty['change']>;

const again = (): void => void queryClient.invalidateQueries({ queryKey: ['duties.listMyDuties'] });

interface ChangeSheetProps {
  duty: Duty;
  title: string;
  change: Change;
  onClose: () => void;
}

export function ChangeSheet({ duty, title, change, onClose }: ChangeSheetProps) {
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
