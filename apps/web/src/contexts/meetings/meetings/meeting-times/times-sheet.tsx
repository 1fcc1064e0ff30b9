/** Sheet with days and hours from a week on (MEET-O5.3). */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Question } from '#ui/question.tsx';
import { LanguageGroupSelect } from '../language-groups/language-group-select.tsx';
import { meetingTime, WeeklyTimeFields, type WeeklyTimes } from '../weekly-time-fields.tsx';
import { TimesConsequences } from './times-consequences.tsx';
import { useTimesSave } from './use-times-save.ts';

export type MeetingTimes = Reply<'meetings.listMeetingTimes'>[number];

const timesOf = (row: WeeklyTimes | null): WeeklyTimes => ({
  clam_day: row?.clam_day ?? 3,
  clam_start_time: row?.clam_start_time ?? '19:00',
  public_day: row?.public_day ?? 0,
  public_start_time: row?.public_start_time ?? '10:00',
});

interface TimesSheetProps {
  /** The change to edit, or the times of now for a new one. */
  row: MeetingTimes;
  onClose: () => void;
}

export function TimesSheet({ row, onClose }: TimesSheetProps) {
  const { t } = useTexts();
  const asked = useTimesSave();
  const earliest = addDays(mondayOf(today()), 7);
  const [week, setWeek] = useState(row.from_week ?? earliest);
  const [group, setGroup] = useState(row.language_group_id);
  const isNew = row.from_week === null;
  const form = useRecordForm({
    operation: 'meetings.saveMeetingTimes',
    params: { week },
    row: null,
    valuesOf: () => timesOf(row),
    bodyOf: (values: WeeklyTimes) =>
      week === '' ? null : { ...values, ...(group !== null && { language_group_id: group }), dry_run: false },
    onSaved: onClose,
    saving: asked.saving,
  });
  return (
    <RecordSheet
      form={form}
      title={t(isNew ? 'meetings:times.add' : 'meetings:times.change')}
      tell={(values) => [
        { label: t('meetings:type.clam'), value: meetingTime(values.clam_day, values.clam_start_time) },
        { label: t('meetings:type.public'), value: meetingTime(values.public_day, values.public_start_time) },
      ]}
      onClose={onClose}
    >
      {isNew && (
        <>
          <DateField
            label={t('meetings:times.week')}
            value={week}
            onChange={(day) => setWeek(day === '' ? '' : mondayOf(day))}
            min={earliest}
            error={undefined}
            required
            least={undefined}
            most={undefined}
          />
          <LanguageGroupSelect value={group} onChange={setGroup} />
        </>
      )}
      <WeeklyTimeFields which="clam" day={form.field('clam_day')} time={form.field('clam_start_time')} />
      <WeeklyTimeFields
        which="public"
        day={form.field('public_day')}
        time={form.field('public_start_time')}
      />
      {asked.consequences && (
        <Question
          title={t('meetings:times.moving')}
          text={t('meetings:times.movingText')}
          labels={{ confirm: t('meetings:times.save'), cancel: t('shell:cancel'), close: t('shell:close') }}
          error={asked.saving.error}
          pending={asked.saving.isPending}
          onConfirm={asked.confirm}
          onClose={asked.dismiss}
        >
          <TimesConsequences told={asked.consequences} />
        </Question>
      )}
    </RecordSheet>
  );
}
