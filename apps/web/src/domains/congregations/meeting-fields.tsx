/** The two meetings of the week; asked for only when they are scheduled here (SETTINGS-R2, SETTINGS-R6). */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { minuteStep } from '@sheaf/rules/time/clock-time';
import { usePeople } from '../../platform/collections/use-people.ts';
import { useTexts } from '../../platform/texts.ts';
import { PersonSelect } from '../../ui/person-select.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { CountField } from './count-field.tsx';
import type { Meetings } from './meetings-screen.tsx';
import type { FieldsProps } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';

type Schedule = Meetings['schedule'];

interface ScheduleProps {
  schedule: Schedule;
  change: (change: Partial<Schedule>) => void;
  errorOf: (field: keyof Schedule) => string | undefined;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

function OneMeeting({ which, schedule, change, errorOf }: ScheduleProps & { which: 'clam' | 'public' }) {
  const { t } = useTexts();
  const [day, time, link] = [`${which}_day`, `${which}_start_time`, `${which}_url`] as const;
  return (
    <SettingsSection title={t(`congregations:meetings.${which === 'clam' ? 'midweek' : 'weekend'}`)}>
      <NativeSelect
        label={t('congregations:meetings.day')}
        value={String(schedule[day])}
        onChange={(event) => change({ [day]: Number(event.currentTarget.value) })}
        data={weekdays.map((one) => ({
          value: String(one),
          label: t(`congregations:meetings.weekday.${one}`),
        }))}
        error={errorOf(day)}
      />
      <TextInput
        type="time"
        step={minuteStep * 60}
        label={t('congregations:meetings.time')}
        value={schedule[time]}
        onChange={(event) => change({ [time]: event.currentTarget.value })}
        error={errorOf(time)}
      />
      <TextInput
        type="url"
        label={t('congregations:meetings.link')}
        value={schedule[link] ?? ''}
        maxLength={300}
        onChange={(event) => change({ [link]: event.currentTarget.value })}
        error={errorOf(link)}
      />
    </SettingsSection>
  );
}

export function MeetingFields({ entry, change, errorOf }: FieldsProps<Meetings>) {
  const { t } = useTexts();
  const { schedule } = entry;
  const people = (usePeople().data ?? []).filter(({ active, id }) => active || id === schedule.ptc);
  const given: ScheduleProps = {
    schedule,
    change: (next) => change({ schedule: { ...schedule, ...next } }),
    errorOf: (field) => errorOf(`modules.meeting_schedule.${field}`),
  };
  return (
    <>
      <SettingsSection title={t('congregations:meetings.schedule')}>
        <SwitchRow
          label={t('congregations:meetings.on')}
          checked={schedule.on}
          onChange={(event) => given.change({ on: event.currentTarget.checked })}
        />
        {schedule.on && (
          <>
            <PersonSelect
              label={t('congregations:meetings.coordinator')}
              nobody={t('congregations:nobody')}
              people={people}
              value={schedule.ptc}
              onChange={(ptc) => given.change({ ptc })}
              error={given.errorOf('ptc')}
            />
            <CountField
              label={t('congregations:meetings.history')}
              value={schedule.history}
              max={60}
              onChange={(history) => given.change({ history })}
              error={given.errorOf('history')}
            />
          </>
        )}
      </SettingsSection>
      {schedule.on && <OneMeeting which="clam" {...given} />}
      {schedule.on && <OneMeeting which="public" {...given} />}
    </>
  );
}
