/** Fields of the two weekly meetings; shown only while scheduling is on (SETTINGS-R2, SETTINGS-R6). */
import { helperRules, swapAgreements, takenOpen } from '@sheaf/rules/people/availability/settings';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import type { RecordFormState } from '#ui/form/use-record-form.ts';
import { LinkLine } from '#ui/link-row.tsx';
import { WeeklyClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { Meetings } from './meeting-values.ts';
import { SettingsSection } from './settings-section.tsx';

const studyConductor = meetingParts.encode('study-conductor');

type Form = RecordFormState<Meetings>;
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Meeting = 'clam' | 'public';

export const meetingLabels = {
  clam: 'congregations:meetings.midweek',
  public: 'congregations:meetings.weekend',
} as const;

export const weekdayOf = (schedule: Meetings['schedule'], which: Meeting): Weekday =>
  schedule[`${which}_day`] as Weekday;

/** 0 continues with the classes of the previous meeting. */
const halls = [0, 1, 2, 3] as const;

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function OneMeeting({ which, form }: { which: Meeting; form: Form }) {
  const { t } = useTexts();
  return (
    <SettingsSection title={t(meetingLabels[which])}>
      <SelectField
        {...form.partField('schedule', `${which}_day`)}
        label={t('congregations:meetings.day')}
        choices={weekdays.map((value) => ({ value, label: t(`congregations:meetings.weekday.${value}`) }))}
      />
      <TimeField
        {...form.partField('schedule', `${which}_start_time`)}
        label={t('congregations:meetings.time')}
      />
      <WeeklyClockChangeHint
        day={weekdayOf(form.values.schedule, which)}
        time={form.values.schedule[`${which}_start_time`]}
      />
      <TextField
        {...form.partField('schedule', `${which}_url`)}
        label={t('congregations:meetings.link')}
        type="url"
        most={300}
      />
      {which === 'clam' && (
        <SelectField
          {...form.partField('schedule', 'clam_halls')}
          label={t('congregations:meetings.classes')}
          description={t('congregations:meetings.classesHint')}
          choices={halls.map((value) => ({ value, label: t(`congregations:meetings.halls.${value}`) }))}
        />
      )}
    </SettingsSection>
  );
}

export function MeetingFields({ form }: { form: Form }) {
  const { t } = useTexts();
  const { schedule } = form.values;
  const everybody = usePeople().data ?? [];
  const people = everybody.filter(({ active, id }) => active || id === schedule.ptc);
  const conductors = everybody.filter(
    ({ active, id, qualified_parts }) =>
      id === schedule.wt_conductor || (active && qualified_parts.includes(studyConductor)),
  );
  return (
    <>
      <SettingsSection title={t('congregations:meetings.schedule')}>
        <SwitchRow
          label={t('congregations:meetings.on')}
          checked={schedule.on}
          onChange={(event) => form.set({ schedule: { ...schedule, on: event.currentTarget.checked } })}
        />
        {schedule.on && (
          <>
            <PersonField
              {...form.partField('schedule', 'ptc')}
              label={t('congregations:meetings.coordinator')}
              nobody={t('congregations:nobody')}
              people={people}
            />
            <PersonField
              {...form.partField('schedule', 'wt_conductor')}
              label={t('congregations:meetings.conductor')}
              description={t('congregations:meetings.conductorHint')}
              nobody={t('congregations:nobody')}
              people={conductors}
            />
            <SelectField
              {...form.partField('planning', 'helper_rule')}
              label={t('congregations:meetings.helperRule')}
              choices={helperRules.map((value) => ({
                value,
                label: t(`congregations:meetings.helperRules.${value}`),
              }))}
            />
            <SelectField
              {...form.partField('planning', 'swap_agreement')}
              label={t('congregations:meetings.swapAgreement')}
              choices={swapAgreements.map((value) => ({
                value,
                label: t(`congregations:meetings.swapAgreements.${value}`),
              }))}
            />
            <SelectField
              {...form.partField('planning', 'take_open')}
              label={t('congregations:meetings.takeOpen')}
              choices={takenOpen.map((value) => ({
                value,
                label: t(`congregations:meetings.takenOpen.${value}`),
              }))}
            />
            <NumberField
              {...form.partField('schedule', 'history')}
              label={t('congregations:meetings.history')}
              least={0}
              most={60}
            />
          </>
        )}
      </SettingsSection>
      {schedule.on && (
        <Card>
          <LinkLine
            to="/settings/meetings/times/"
            icon={<IconCalendarClock aria-hidden="true" />}
            title={t('congregations:meetings.times')}
            line={t('congregations:meetings.timesText')}
          />
        </Card>
      )}
      {schedule.on && <OneMeeting which="clam" form={form} />}
      {schedule.on && <OneMeeting which="public" form={form} />}
    </>
  );
}
