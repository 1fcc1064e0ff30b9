/** Hours at which a person can serve at a cart; barred hours are hatched (AVAIL-S1). */

import { cartHours, isCartHour, withCartHour } from '@sheaf/rules/people/availability/day-parts';
import { cannotAt } from '@sheaf/rules/people/availability/fits';
import { laterClock } from '@sheaf/rules/time/clock-time';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { clockTime } from '#ui/schedule/schedule-dates.ts';
import classes from './availability.module.css';
import { dayName, TickGrid } from './tick-grid.tsx';
import type { AvailabilityState } from './use-availability.ts';

/** `8` and `am`; a 24-hour clock has no second part. */
function hourTexts(hour: string): { head: string; line: string } {
  const [head = '', line = ''] = clockTime(hour).split(/\s/);
  return line === '' ? { head, line } : { head: head.replace(/:00$/, ''), line };
}

export function CartGrid({ state }: { state: AvailabilityState }) {
  const { t } = useTexts();
  const { times, cart_times: hours } = state.record!;
  const weekly = times.filter(({ starts_on, ends_on }) => starts_on === null && ends_on === null);
  // 1 January 2024 was a Monday.
  const isBarred = (day: number, hour: string): boolean =>
    cannotAt(weekly, `2024-01-0${day}`, hour, laterClock(hour, 120));
  return (
    <Section title={t('availability:carts')} aside={t('availability:cartsText')}>
      <Card>
        <div className={classes.table}>
          <TickGrid
            label={t('availability:carts')}
            look="hours"
            columns={cartHours.map((hour) => ({ key: hour, ...hourTexts(hour) }))}
            cellOf={(day, hour) => {
              const can = isCartHour(hours, day, hour);
              const barred = !can && isBarred(day, hour);
              return {
                label: joinTexts([
                  t('availability:cartCell', { day: dayName(day), time: clockTime(hour) }),
                  can && t('availability:gladTo'),
                  barred && t('availability:barred'),
                ]),
                pressed: can,
                barred,
                content: can && <IconCheck aria-hidden="true" size={18} />,
              };
            }}
            onPress={(day, hour, can) =>
              state.change((now) => ({ cart_times: withCartHour(now.cart_times, day, hour, can) }))
            }
          />
          <p className={classes.legend}>
            <span>
              <i data-can="" aria-hidden="true">
                <IconCheck size={14} />
              </i>
              {t('availability:gladTo')}
            </span>
            <span>
              <i data-barred="" aria-hidden="true" />
              {t('availability:barred')}
            </span>
          </p>
        </div>
      </Card>
    </Section>
  );
}
