import { event } from '@sheaf/contract/events/events';
import type { CongregationEvent } from '#contexts/events/event-labels.ts';
import { nullFieldsOf } from '#platform/testing/null-fields.ts';

export const exampleVisit: CongregationEvent = {
  ...nullFieldsOf<CongregationEvent>(event),
  id: 5,
  type: 'co',
  extent: 'everyone',
  multi_day: true,
  has_speaker: true,
  speaker: 'A. Visitor',
  start_date: '2026-11-24T19:00',
  end_date: '2026-11-29T19:00',
  base_date: '2026-11-24',
  week_date: '2026-11-23',
  location: 'Kingdom Hall',
  cancels_meeting: 'none',
  moves_midweek: false,
  own_programme: false,
  version: 2,
};
