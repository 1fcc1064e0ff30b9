/** Clashes of people on a date: days away and other duties (WKND-R9, AWAY-O4). */

import { clashesOf, type DutySpan } from '@sheaf/rules/duties/clash';
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import type { DaySpan } from '@sheaf/rules/people/absences/away';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { ledgerSpans } from '#contexts/duties/duties.api';
import { awayBetween } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface ToldClash {
  code: 'same-meeting' | 'same-time' | 'same-week' | 'away';
  kind: DutyKindName | null;
  from: string;
  to: string;
}

/** All people for all weeks in two queries. */
export async function readHindrances(
  tenant: Tenant,
  personIds: readonly number[],
  first: string,
  last: string,
) {
  const [from, to] = [mondayOf(first), addDays(mondayOf(last), 6)];
  const ids = [...new Set(personIds)];
  const duties = Map.groupBy(await ledgerSpans(tenant, ids, from, to), ({ personId }) => personId);
  const away = Map.groupBy(await awayBetween(tenant, ids, from, to), ({ person_id }) => person_id);
  return (personId: number, talk: DutySpan): ToldClash[] =>
    tellClashes(talk, duties.get(personId) ?? [], away.get(personId) ?? []);
}

function tellClashes(talk: DutySpan, duties: readonly DutySpan[], away: readonly DaySpan[]): ToldClash[] {
  return clashesOf(talk, duties, away).map((clash) => {
    if (clash.code === 'away') return { code: clash.code, kind: null, from: clash.from, to: clash.to };
    const { code, kind, date } = clash;
    return { code, kind, from: date, to: date };
  });
}
