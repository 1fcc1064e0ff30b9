/** Parts of the days of a week at which a person cannot, and other times (AVAIL-S1). */
import type { UnavailableTime } from '@sheaf/rules/people/availability/availability';
import {
  cannotOn,
  type DayPart,
  dayPartNames,
  dayParts,
  isInTable,
  withPart,
} from '@sheaf/rules/people/availability/day-parts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { bareClock, clockTime } from '#ui/schedule/schedule-dates.ts';
import classes from './availability.module.css';
import { dayName, days, TickGrid } from './tick-grid.tsx';
import type { AvailabilityState } from './use-availability.ts';

/** `12`, in a column whose part of the day is obvious. */
const bareHour = (time: string): string => bareClock(time).replace(/:00$/, '');

/** `24:00` is midnight. */
const endTime = (time: string): string => clockTime(time === '24:00' ? '00:00' : time);

function timeTexts(t: Translate, { days: mask, from_at, to_at, starts_on, ends_on }: UnavailableTime) {
  const named = days.filter((day) => (mask & (1 << (day - 1))) !== 0).map(dayName);
  return {
    title: t('availability:timeOf', {
      days: joinTexts(named),
      from: clockTime(from_at),
      to: endTime(to_at),
    }),
    line: joinTexts([
      starts_on && t('availability:timeFrom', { from: shortDate(starts_on) }),
      ends_on && t('availability:timeTo', { to: shortDate(ends_on) }),
    ]),
  };
}

const isSameTime = (one: UnavailableTime, other: UnavailableTime): boolean =>
  (Object.keys(one) as (keyof UnavailableTime)[]).every((field) => one[field] === other[field]);

interface DaysProps {
  state: AvailabilityState;
  own: boolean;
}

export function DaysCard({ state, own }: DaysProps) {
  const { t } = useTexts();
  const { times } = state.record!;
  const [noon, evening] = [bareHour(dayParts.morning.to_at), bareHour(dayParts.evening.from_at)];
  const hours = { from: noon, to: noon };
  const others = times.filter((time) => !isInTable(time));
  const title = t(own ? 'availability:days' : 'availability:daysOther');
  return (
    <>
      <Section title={title} aside={t('availability:everyWeek')}>
        <Card>
          <div className={classes.table}>
            <TickGrid
              label={title}
              look="parts"
              columns={dayPartNames.map((part) => ({
                key: part,
                head: t(`availability:part.${part}`),
                line: t(
                  `availability:partHours.${part}`,
                  part === 'evening'
                    ? { from: evening }
                    : { ...hours, to: part === 'morning' ? noon : evening },
                ),
              }))}
              cellOf={(day, column) => {
                const part = column as DayPart;
                const cannot = cannotOn(times, day, part);
                return {
                  label: joinTexts([
                    t('availability:cell', { day: dayName(day), part: t(`availability:part.${part}`) }),
                    cannot && t('availability:cannot'),
                  ]),
                  pressed: cannot,
                  content: cannot && (
                    <>
                      <IconX aria-hidden="true" size={18} />
                      <span>{t('availability:cannot')}</span>
                    </>
                  ),
                };
              }}
              onPress={(day, part, cannot) =>
                state.change((now) => ({ times: withPart(now.times, day, part as DayPart, cannot) }))
              }
            />
          </div>
        </Card>
      </Section>
      {others.length > 0 && (
        <Section title={t('availability:otherTimes')}>
          <Card>
            {others.map((time) => {
              const { title: when, line } = timeTexts(t, time);
              return (
                <ListRow
                  key={`${when} ${line}`}
                  title={<bdi>{when}</bdi>}
                  line={line}
                  trailing={
                    <RowButtons
                      remove={{
                        label: t('availability:deleteTime', { time: when }),
                        onClick: () =>
                          state.change((now) => ({
                            times: now.times.filter((other) => !isSameTime(other, time)),
                          })),
                      }}
                    />
                  }
                />
              );
            })}
          </Card>
        </Section>
      )}
    </>
  );
}
