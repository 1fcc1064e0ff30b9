/** Days and hours of the meetings now and from coming weeks on (MEET-O5.3). */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAction } from '#platform/action.ts';
import { call, newKey } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { wallDay } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page, Tools } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { useLanguageGroups } from '../language-groups/language-groups.queries.ts';
import { meetingTime } from '../weekly-time-fields.tsx';
import { TimesConsequences } from './times-consequences.tsx';
import { type MeetingTimes, TimesSheet } from './times-sheet.tsx';
import type { Consequences } from './use-times-save.ts';

interface LeavingTimes {
  row: MeetingTimes;
  told: Consequences;
}

const deletionOf = ({ from_week, language_group_id }: MeetingTimes) => ({
  params: { week: from_week! },
  query: language_group_id === null ? {} : { language_group_id },
});

function DeleteTimes({ leaving, onClose }: { leaving: LeavingTimes; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('meetings:times.deleteTitle')}
      text={t('meetings:times.deleteText')}
      removal={useWrite('meetings.deleteMeetingTimes')}
      given={deletionOf(leaving.row)}
      onClose={onClose}
    >
      <TimesConsequences told={leaving.told} />
    </DeleteQuestion>
  );
}

interface GroupTimesProps {
  rows: readonly MeetingTimes[];
  onEdit: (row: MeetingTimes) => void;
  onDelete: (row: MeetingTimes) => void;
}

function GroupTimes({ rows, onEdit, onDelete }: GroupTimesProps) {
  const { t } = useTexts();
  return (
    <Card>
      {rows.map((row) => {
        const { from_week, clam_day, clam_start_time, public_day, public_start_time } = row;
        const name =
          from_week === null
            ? t('meetings:times.now')
            : t('meetings:times.from', { day: wallDay(`${from_week}T00:00`) });
        return (
          <ListRow
            key={from_week ?? 'now'}
            title={name}
            line={t('meetings:times.line', {
              midweek: meetingTime(clam_day, clam_start_time),
              weekend: meetingTime(public_day, public_start_time),
            })}
            trailing={
              from_week !== null && (
                <RowButtons
                  edit={{ label: t('meetings:times.edit', { name }), onClick: () => onEdit(row) }}
                  remove={{ label: t('meetings:times.delete', { name }), onClick: () => onDelete(row) }}
                />
              )
            }
          />
        );
      })}
    </Card>
  );
}

export function MeetingTimesScreen() {
  const { t } = useTexts();
  const times = useRead('meetings.listMeetingTimes', {});
  const groups = useLanguageGroups();
  const [editing, setEditing] = useState<MeetingTimes | null>(null);
  const [leaving, setLeaving] = useState<LeavingTimes | null>(null);
  const asking = useAction((row: MeetingTimes) => {
    const { params, query } = deletionOf(row);
    return call('meetings.deleteMeetingTimes', { params, query: { ...query, dry_run: true }, key: newKey() });
  });
  const remove = (row: MeetingTimes): void =>
    asking.mutate(row, { onSuccess: (told) => setLeaving({ row, told }) });
  const labelOf = (id: number | null): string =>
    groups.data?.find((group) => group.id === id)?.label ?? t('meetings:groups.everybody');
  return (
    <Page title={t('meetings:times.title')} back>
      <Hint>{t('meetings:times.text')}</Hint>
      <Tools>
        <Button
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          disabled={!times.data?.[0]}
          onClick={() => setEditing(times.data?.[0] ?? null)}
        >
          {t('meetings:times.add')}
        </Button>
      </Tools>
      <FailureNotice error={asking.error} />
      <QueryState
        query={times}
        along={[groups]}
        skeleton={{ height: 60, count: 2 }}
        empty={{ icon: <IconCalendarClock aria-hidden="true" />, text: t('meetings:times.text') }}
      >
        {(rows) => {
          const byGroup = [...groupBy(rows, ({ language_group_id }) => language_group_id)];
          return byGroup.length === 1 ? (
            <GroupTimes rows={rows} onEdit={setEditing} onDelete={remove} />
          ) : (
            byGroup.map(([id, own]) => (
              <Section key={id ?? 0} title={labelOf(id)}>
                <GroupTimes rows={own} onEdit={setEditing} onDelete={remove} />
              </Section>
            ))
          );
        }}
      </QueryState>
      {editing && <TimesSheet row={editing} onClose={() => setEditing(null)} />}
      {leaving && <DeleteTimes leaving={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}
