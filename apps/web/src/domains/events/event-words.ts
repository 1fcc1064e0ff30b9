/** An event in words, as lists and questions say it. */
import { wallClock, wallDay } from '../../platform/wall-times.ts';
import type { CongregationEvent } from './events.queries.ts';

type Translate = (key: string, values?: Record<string, string>) => string;

export const eventName = (t: Translate, event: CongregationEvent): string =>
  event.label ?? t(`events:type.${event.type}`);

export function eventTimes(t: Translate, { start_date, end_date, multi_day }: CongregationEvent): string {
  if (multi_day) return t('events:moreDays', { from: wallDay(start_date), to: wallDay(end_date) });
  const [from, to] = [wallClock(start_date), wallClock(end_date)];
  return t('events:oneDay', { day: wallDay(start_date), from, to });
}

export const eventLine = (t: Translate, event: CongregationEvent): string =>
  [
    eventTimes(t, event),
    event.label !== null && event.type !== 'custom' && t(`events:type.${event.type}`),
    event.location,
    event.extent !== 'everyone' && t('events:for', { whom: t(`events:extent.${event.extent}`) }),
    event.cancels_meeting !== 'none' &&
      t('events:cancelled', { what: t(`events:cancels.${event.cancels_meeting}`) }),
  ]
    .filter(Boolean)
    .join(' · ');
