/**
 * Time of day in steps of five minutes, on the congregation's clock (COMMON-R15, COMMON-R16). `input
 * type="time"` uses the phone's clock and allows every minute.
 */
import { Input, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { minuteStep } from '@sheaf/rules/time/clock-time';
import { locale } from '#platform/dates.ts';
import { sayHour } from '#platform/wall-times.ts';
import { neededMark, useFieldError } from './missing-fields.ts';
import classes from './time-field.module.css';
import type { FieldProps } from './use-record-form.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, hour) => two(hour));
const steps = Array.from({ length: 60 / minuteStep }, (_, step) => two(step * minuteStep));
const blank = { value: '', label: '–' };

/** Localised names of `hour` and `minute`, from the browser. */
const unitName = (unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.DisplayNames(locale(), { type: 'dateTimeField' }).of(unit) ?? unit;

interface PartProps {
  label: string;
  error: string | undefined;
  required: boolean;
}

function Clock({
  value,
  onChange,
  label,
  error,
  required,
}: PartProps & Pick<TimeFieldProps, 'value' | 'onChange'>) {
  const [hour = '', minute = ''] = value.split(':');
  const select = (unit: 'hour' | 'minute', now: string, choices: { value: string; label: string }[]) => (
    <NativeSelect
      className={classes.clock!}
      aria-label={`${label}: ${unitName(unit)}`}
      aria-required={required || undefined}
      error={Boolean(error)}
      value={now}
      data={now === '' ? [blank, ...choices] : choices}
      onChange={({ currentTarget }) =>
        onChange(
          unit === 'hour'
            ? `${currentTarget.value}:${minute || '00'}`
            : `${hour || '12'}:${currentTarget.value}`,
        )
      }
    />
  );
  const minutes = minute === '' || steps.includes(minute) ? steps : [...steps, minute].sort();
  return (
    <>
      {select(
        'hour',
        hour,
        hours.map((one) => ({ value: one, label: sayHour(Number(one)) })),
      )}
      {select(
        'minute',
        minute,
        minutes.map((one) => ({ value: one, label: one })),
      )}
    </>
  );
}

export interface TimeFieldProps extends FieldProps<string> {
  label: string;
  description?: string | undefined;
}

/** Time `19:05`, or empty. */
export function TimeField({ label, description, ...given }: TimeFieldProps) {
  const field = { ...given, error: useFieldError({ label, ...given }) };
  return (
    <Input.Wrapper
      size="md"
      {...{ label, description, error: field.error }}
      {...neededMark(field.required)}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <div className={classes.row}>
        <Clock label={label} {...field} />
      </div>
    </Input.Wrapper>
  );
}

export interface DateTimeFieldProps extends TimeFieldProps {
  min?: string;
  /** Initial time of a newly chosen day. */
  usualTime: string;
}

/** Date and time `2026-11-24T19:05`, or empty. */
export function DateTimeField({ label, description, min, usualTime, ...given }: DateTimeFieldProps) {
  const field = { ...given, error: useFieldError({ label, ...given }) };
  const [day = '', time = ''] = field.value.split('T');
  const setDay = (next: string): void => field.onChange(next && `${next}T${time || usualTime}`);
  return (
    <Input.Wrapper
      size="md"
      {...{ label, description, error: field.error }}
      {...neededMark(field.required)}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <div className={classes.row}>
        <Input
          className={classes.day!}
          type="date"
          aria-label={`${label}: ${unitName('day')}`}
          aria-required={field.required || undefined}
          error={Boolean(field.error)}
          min={min}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        {day !== '' && (
          <Clock
            label={label}
            {...field}
            value={time}
            onChange={(next) => field.onChange(`${day}T${next}`)}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
