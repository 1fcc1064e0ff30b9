/** Clashes of people on a date: days away, times that they cannot, and other duties (WKND-R9, AWAY-O4). */

import { clashesOf, type DutySpan, type Hindrances, isDutyClash } from '@sheaf/rules/duties/clash';
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { ledgerSpans } from '#contexts/duties/duties.api';
import { awayBetween, planningFactsOf } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface ToldClash {
  code: 'same-meeting' | 'same-time' | 'same-week' | 'away' | 'cannot';
  kind: DutyKindName | null;
  from: string;
  to: string;
}

/** All people for all weeks in three queries. */
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
  const said = await planningFactsOf(tenant, ids);
  return (personId: number, talk: DutySpan): ToldClash[] => {
    // Nobody limits how many talks they give.
    const hindrances = { away: away.get(personId) ?? [], times: said.get(personId)?.times ?? [], limits: [] };
    return tellClashes(talk, duties.get(personId) ?? [], hindrances);
  };
}

function tellClashes(talk: DutySpan, duties: readonly DutySpan[], hindrances: Hindrances): ToldClash[] {
  return clashesOf(talk, duties, hindrances).map((clash) => {
    if (clash.code === 'away') return { code: clash.code, kind: null, from: clash.from, to: clash.to };
    if (!isDutyClash(clash)) return { code: 'cannot', kind: null, from: talk.date, to: talk.date };
    const { code, kind, date } = clash;
    return { code, kind, from: date, to: date };
  });
}
