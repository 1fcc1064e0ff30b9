import type { Reply } from '#platform/api.ts';
import { joinTexts, type Translate } from '#platform/texts.ts';
import { wallClock, wallDay } from '#platform/wall-times.ts';

export type CongregationEvent = Reply<'events.listEvents'>[number];

export const eventName = (t: Translate, event: Pick<CongregationEvent, 'label' | 'type'>): string =>
  event.label || t(`events:type.${event.type}`);

export function eventTimes(
  t: Translate,
  { start_date, end_date }: Pick<CongregationEvent, 'start_date' | 'end_date'>,
): string {
  if (start_date === '') return '';
  const from = wallClock(start_date);
  if (end_date === '') return joinTexts([wallDay(start_date), from]);
  if (start_date.slice(0, 10) !== end_date.slice(0, 10))
    return t('events:moreDays', { from: wallDay(start_date), to: wallDay(end_date) });
  return t('events:oneDay', { day: wallDay(start_date), from, to: wallClock(end_date) });
}

/** Speaker and theme (EVENTS-O3). */
export const spokenLine = ({
  has_speaker,
  speaker,
  public_theme,
  theme,
}: Pick<CongregationEvent, 'has_speaker' | 'speaker' | 'public_theme' | 'theme'>): string =>
  has_speaker ? joinTexts([speaker, public_theme, theme], ' · ') : '';

export const eventLine = (t: Translate, event: CongregationEvent): string =>
  joinTexts(
    [
      eventTimes(t, event),
      event.label !== null && event.type !== 'custom' && t(`events:type.${event.type}`),
      event.location,
      spokenLine(event),
      event.extent !== 'everyone' && t('events:for', { whom: t(`events:extent.${event.extent}`) }),
      event.cancels_meeting !== 'none' &&
        t('events:cancelled', { what: t(`events:cancels.${event.cancels_meeting}`) }),
    ],
    ' · ',
  );
