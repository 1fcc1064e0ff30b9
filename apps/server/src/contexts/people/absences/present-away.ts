import { daysAway } from '@sheaf/rules/people/absences/away';
import type { AwayRow } from '#contexts/people/absences/absences.store';

export function presentAway({ person_id, starts_on, ends_on, ...rest }: AwayRow) {
  const span = { start_date: starts_on, end_date: ends_on };
  return { ...rest, ...span, user_id: person_id, days: daysAway(span) };
}
