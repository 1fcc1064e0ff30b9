/** Fields of a rotation: interval, day, time and length. */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import type { Rotation, Weekday, WeekOfMonth } from '@sheaf/rules/schedules/rotation-dates';
import { useTexts } from '#platform/texts.ts';
import { TimeField } from '../form/time-field.tsx';
import classes from './rotation-fields.module.css';
import { weekdayOf } from './schedule-dates.ts';
import { Segments } from './segments.tsx';

export interface RotationEntry extends Rotation {
  /** `HH:MM`. */
  startsAt: string;
  minutes: number;
}

export interface RotationFieldsProps {
  value: RotationEntry;
  onChange: (value: RotationEntry) => void;
  /** First column of the day buttons: 1 Monday, 7 Sunday. */
  firstDay: 1 | 7;
  /** Minutes to choose from; without them there is no length field. */
  lengths?: readonly number[];
  /** Shows fields for the first and last day. */
  dated?: boolean;
  /** Offers every second week. */
  fortnight?: boolean;
  wrongStart?: string | undefined;
}

const weekNames = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;
const weeksOfMonth: readonly WeekOfMonth[] = [1, 2, 3, 4, 'last'];
const mondayFirst: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const sundayFirst: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

/** Field limits outside a record form. */
const plain = { required: false, least: undefined, most: undefined };

interface ChoicesProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Choices<Value extends string | number>({ label, options, value, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={classes.choice}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Dates({ value, onChange }: RotationFieldsProps) {
  const { t } = useTexts();
  return (
    <div className={classes.pair}>
      <TextInput
        type="date"
        label={t('schedule:rotation.from')}
        value={value.startsOn}
        // A rotation always has a first day: clearing the field keeps the previous date.
        onChange={(event) => onChange({ ...value, startsOn: event.currentTarget.value || value.startsOn })}
      />
      <TextInput
        type="date"
        label={t('schedule:rotation.until')}
        description={t('schedule:rotation.endless')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={value.startsOn}
        value={value.endsOn ?? ''}
        onChange={(event) => onChange({ ...value, endsOn: event.currentTarget.value || null })}
      />
    </div>
  );
}

function Times(props: RotationFieldsProps) {
  const { t } = useTexts();
  const { value, onChange, lengths, dated = true, wrongStart } = props;
  const lengthLabel = (minutes: number): string => {
    if (minutes % 60 === 0) return t('schedule:rotation.hours', { count: minutes / 60 });
    if (minutes > 60 && minutes % 60 === 30)
      return t('schedule:rotation.halfHours', { hours: Math.floor(minutes / 60) });
    return t('schedule:rotation.minutes', { count: minutes });
  };
  return (
    <>
      <div className={`${classes.pair} ${classes.times}`}>
        <TimeField
          label={t('schedule:rotation.starts')}
          value={value.startsAt}
          error={wrongStart}
          onChange={(startsAt) => onChange({ ...value, startsAt })}
          {...plain}
        />
        {lengths && (
          <NativeSelect
            label={t('schedule:rotation.length')}
            value={String(value.minutes)}
            onChange={(event) => onChange({ ...value, minutes: Number(event.currentTarget.value) })}
            data={lengths.map((minutes) => ({ value: String(minutes), label: lengthLabel(minutes) }))}
          />
        )}
      </div>
      {dated && <Dates {...props} />}
    </>
  );
}

export function RotationFields(props: RotationFieldsProps) {
  const { t } = useTexts();
  const { value, onChange, firstDay, fortnight = true } = props;
  const rare = value.every === 'week' && value.weeks > 2 ? String(value.weeks) : null;
  const often = value.every === 'month' ? 'month' : String(value.weeks);
  return (
    <div className={classes.fields}>
      <Segments
        label={t('schedule:rotation.every')}
        shown
        options={[
          { value: '1', label: t('schedule:rotation.week') },
          ...(fortnight ? [{ value: '2', label: t('schedule:rotation.fortnight') }] : []),
          ...(rare ? [{ value: rare, label: t('schedule:rotation.weeks', { count: rare }) }] : []),
          { value: 'month', label: t('schedule:rotation.month') },
        ]}
        value={often}
        onChange={(next) =>
          onChange(
            next === 'month'
              ? { ...value, every: 'month' }
              : { ...value, every: 'week', weeks: Number(next) },
          )
        }
      />
      <Choices
        label={t('schedule:rotation.day')}
        options={(firstDay === 1 ? mondayFirst : sundayFirst).map((weekday) => ({
          value: weekday,
          label: weekdayOf(weekday, 'short'),
        }))}
        value={value.weekday}
        onChoose={(weekday) => onChange({ ...value, weekday })}
      />
      {value.every === 'month' && (
        <Choices
          label={t('schedule:rotation.which')}
          options={weeksOfMonth.map((week) => ({
            value: week,
            label: t(`schedule:rotation.${weekNames[week]}`),
          }))}
          value={value.week}
          onChoose={(week) => onChange({ ...value, week })}
        />
      )}
      <Times {...props} />
    </div>
  );
}
