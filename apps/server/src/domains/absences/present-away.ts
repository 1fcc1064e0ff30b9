import { daysAway } from '@sheaf/rules/absences/away';
import type { AwayRow } from '#domains/absences/absences.store';

export function presentAway({ id, person_id, starts_on, ends_on, comment, version }: AwayRow) {
  const span = { start_date: starts_on, end_date: ends_on };
  return { id, user_id: person_id, ...span, comment, days: daysAway(span), version };
}
