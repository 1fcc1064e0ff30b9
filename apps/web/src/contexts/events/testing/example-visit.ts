/** A visit of the circuit overseer, as the server would tell of it. */
import type { CongregationEvent } from '#contexts/events/event-words.ts';

export const exampleVisit: CongregationEvent = {
  id: 5,
  type: 'co',
  extent: 'everyone',
  multi_day: true,
  has_speaker: true,
  speaker: 'A. Visitor',
  theme: null,
  public_theme: null,
  start_date: '2026-11-24T19:00',
  end_date: '2026-11-29T19:00',
  base_date: '2026-11-24',
  week_date: '2026-11-23',
  label: null,
  location: 'Kingdom Hall',
  cancels_meeting: 'none',
  version: 2,
};
