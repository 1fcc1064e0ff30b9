import { daysAway } from '@sheaf/rules/people/absences/away';
import type { AwayRow } from '#contexts/people/absences/absences.store';

export function presentAway({ id, person_id, starts_on, ends_on, comment, version }: AwayRow) {
  const span = { start_date: starts_on, end_date: ends_on };
  return { id, user_id: person_id, ...span, comment, days: daysAway(span), version };
}
