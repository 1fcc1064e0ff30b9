/** Day and hour of a weekly meeting, of a language group or from a date on. */
import { useTexts } from '#platform/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TimeField } from '#ui/form/time-field.tsx';
import type { FieldProps } from '#ui/form/use-record-form.ts';
import { WeeklyClockChangeHint } from '#ui/schedule/clock-change-hint.tsx';
import { clockTime, weekdayOf } from '#ui/schedule/schedule-dates.ts';

const days = [1, 2, 3, 4, 5, 6, 0] as const;

/** @param day 0 is Sunday. */
export const dayName = (day: number): string => weekdayOf(day === 0 ? 7 : day, 'long');

/** `Tuesday 7:30 pm`. */
export const meetingTime = (day: number, time: string): string => `${dayName(day)} ${clockTime(time)}`;

export type WeeklyTimes = {
  clam_day: number;
  clam_start_time: string;
  public_day: number;
  public_start_time: string;
};

interface WeeklyTimeFieldsProps {
  which: 'clam' | 'public';
  day: FieldProps<number>;
  time: FieldProps<string>;
}

export function WeeklyTimeFields({ which, day, time }: WeeklyTimeFieldsProps) {
  const { t } = useTexts();
  const meeting = t(`meetings:type.${which}`);
  return (
    <>
      <SelectField
        {...day}
        label={t('meetings:groups.day', { meeting })}
        choices={days.map((value) => ({ value, label: dayName(value) }))}
      />
      <TimeField {...time} label={t('meetings:groups.time', { meeting })} />
      <WeeklyClockChangeHint day={day.value} time={time.value} />
    </>
  );
}
