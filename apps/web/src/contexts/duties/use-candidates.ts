/**
 * Candidates from cached data at once, then from the server, which has the days away of all and years of
 * history (MEET-D6).
 */
import { useMemo, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { rememberLast } from '#platform/remember-last.ts';
import { usePermits } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';
import { candidatesOfPhone, candidatesOfServer, hadByPerson, type RankedCandidates } from './candidates.ts';
import { useKeptLedger } from './kept-ledger.ts';
import type { HadDuty, KeptDuty } from './ledger.ts';

type Answer = Reply<'duties.rankCandidates'>;

/** Undefined while unknown. */
function holderOf(duty: KeptDuty | undefined, answer: Answer | undefined): number | null | undefined {
  return answer ? answer.duty.user_id : duty?.personId;
}

const hadUntilNow = rememberLast((earlier: readonly HadDuty[], duties: readonly HadDuty[]) =>
  hadByPerson([...earlier, ...duties]),
);

export function useCandidates(dutyId: number) {
  const [openedAt] = useState(() => Date.now());
  const answer = useRead('duties.rankCandidates', { params: { id: dutyId } });
  const { duty, duties, earlier } = useKeptLedger(dutyId);
  const people = usePeople().data;
  const all = usePermits().has('settings.away.admin');
  const away = useRead('absences.listAwayDates', {}, { kept: true, enabled: all }).data;
  // An answer from before the sheet opened may be older than cached changes.
  const fresh = answer.data && answer.dataUpdatedAt >= openedAt ? answer.data : undefined;
  const kept = useMemo(
    () =>
      duty && duties && earlier && people
        ? candidatesOfPhone(duty, hadUntilNow(earlier, duties), people, away ?? [])
        : undefined,
    [duty, duties, earlier, people, away],
  );
  const ranked = useMemo<RankedCandidates | undefined>(
    () => (fresh ? candidatesOfServer(fresh) : kept),
    [fresh, kept],
  );
  return {
    candidates: ranked?.candidates,
    turn: ranked?.turn,
    duty,
    duties,
    answer,
    holderId: holderOf(duty, fresh),
    version: fresh?.duty.version,
    partner: fresh?.partner ?? null,
  };
}
