import type { duties as operations } from '@sheaf/contract/duties/duties';
import type { ReplyOf } from '@sheaf/contract/operation';
import { withoutPrivate } from '@sheaf/rules/duties/clash';
import { markOfWeek } from '@sheaf/rules/duties/history-strip';
import type { LedgerDuty, OfferedCandidate } from '@sheaf/rules/duties/offer-candidates';
import type { Reason } from '@sheaf/rules/duties/rank';
import { paceOf } from '@sheaf/rules/duties/share';
import { mayPlanPeople } from '@sheaf/rules/people/availability/availability';
import { fullName } from '@sheaf/rules/people/people/names';
import { clashesNow } from '#contexts/duties/clashes-now';
import { duties } from '#contexts/duties/duties.store';
import { type CandidateOfDuty, offerPeople } from '#contexts/duties/offer-people';
import { portOf } from '#contexts/duties/port-of-duty';
import { presentDuty } from '#contexts/duties/present-duty';
import type { Actor } from '#platform/actor';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Call = Handler<typeof operations.rankCandidates>;
type Candidate = ReplyOf<typeof operations.rankCandidates>['candidates'][number];

/** Date for people who never had this duty (MEET-R21). */
const neverAssigned = '2019-01-01';

const labelOf = (
  lang: string,
  { away, cannot, hasPart }: Pick<OfferedCandidate<CandidateOfDuty>, 'away' | 'cannot' | 'hasPart'>,
) => {
  if (away) return say(lang, 'duties:away');
  if (cannot) return say(lang, 'duties:cannotThen');
  return hasPart ? say(lang, 'duties:hasPart') : null;
};

/**
 * The pace of a person and the day from which their duties count are private like their limits (AVAIL-R3); the
 * share of another pace would tell it.
 */
function shownReasons(
  reasons: readonly Reason[],
  person: CandidateOfDuty,
  { actor, duty }: Viewer,
): Reason[] {
  if (mayPlanPeople(actor.permissions)) return [...reasons];
  const hasPace = paceOf(person.limits, duty.kind) !== 'usual';
  return withoutPrivate(reasons)
    .filter(
      (reason) =>
        reason.code !== 'reserve' && !(reason.code === 'new-here' && reason.since === person.counts_from),
    )
    .map((reason) => (reason.code === 'load' && hasPace ? { ...reason, share: null } : reason));
}

interface Viewer {
  actor: Actor;
  duty: LedgerDuty;
}

const present = (
  offered: OfferedCandidate<CandidateOfDuty>,
  { actor, duty }: Viewer,
  fits: boolean,
): Candidate => {
  const { person, lastGiven, reasons, history, away, hasPart, cannot } = offered;
  return {
    user: {
      id: person.id,
      full_name: fullName(person),
      gender: person.gender,
      appointment: person.appointment,
      group_id: person.group_id,
    },
    last_assigned: lastGiven ?? neverAssigned,
    parts: person.last.map(({ date, kind, qualification }) => ({
      date,
      kind,
      meeting_part_type: qualification,
    })),
    history: history.map(markOfWeek),
    away,
    fits_pair: fits,
    has_part: hasPart,
    cannot,
    label: labelOf(actor.lang, offered),
    reasons: shownReasons(reasons, person, { actor, duty }),
  };
};

/** MEET-R15 to MEET-R22. */
export async function rankCandidates(call: Call) {
  const { tenant, actor, params } = call;
  const row = await duties.read(tenant, params.id);
  const port = row && portOf(call, row);
  if (!row || !port) return call.missing();
  const { duty, partner, turn, offered } = await offerPeople(call, row, port);
  const presented = offered.map((one) => present(one, { actor, duty }, partner?.fits(one.person.id) ?? true));
  return {
    duty: presentDuty(row, await clashesNow(call, row)),
    partner: partner && { id: partner.id, full_name: partner.full_name, rule: partner.rule },
    turn: Math.round(turn),
    candidates: [
      ...presented.filter(({ fits_pair }) => fits_pair),
      ...presented.filter(({ fits_pair }) => !fits_pair),
    ],
  };
}
