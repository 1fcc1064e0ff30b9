/** Proposals between congregations for weekends at home (PROP-R11). */
import { groupBy } from '@sheaf/rules/group-by';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useMemo } from 'react';
import type { Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { useRead } from '#platform/use-read.ts';
import type { StatusTrailProps } from '#ui/schedule/status-trail.tsx';

export type Proposal = Reply<'proposals.listProposals'>[number];
/** By Monday of the week and language group. */
export type ArrangedWeeks = ReadonlyMap<string, readonly Proposal[]>;

const nothing: readonly Proposal[] = [];

type Weekend = Pick<Reply<'talks.listTalks'>[number], 'week' | 'language_group_id'>;

const keyOf = ({ week, language_group_id }: Weekend): string => `${week} ${language_group_id ?? ''}`;

export const arrangedFor = (arranged: ArrangedWeeks, weekend: Weekend): readonly Proposal[] =>
  arranged.get(keyOf(weekend)) ?? nothing;

/** Open, or agreed and not in the schedule yet. */
const isUnderWay = ({ sends, state, placed }: Proposal): boolean =>
  !sends && (state === 'open' || (state === 'accepted' && !placed));

/** True for an invitation without an answer: its weekend should not be booked yet. */
export const isAwaited = ({ state, awaited }: Proposal): boolean => state === 'open' && !awaited;

export const isInvited = (arranged: ArrangedWeeks, weekend: Weekend): boolean =>
  arrangedFor(arranged, weekend).some(isAwaited);

export function useArranged(): ArrangedWeeks {
  const { data } = useRead('proposals.listProposals');
  return useMemo(
    () =>
      groupBy((data ?? []).filter(isUnderWay), ({ date, language_group_id }) =>
        keyOf({ week: mondayOf(date), language_group_id }),
      ),
    [data],
  );
}

/** Number of links sent, and whether one was opened. */
export function askedTrail({ sent }: Proposal): StatusTrailProps {
  const [last, seen] = [sent.at(-1), sent.findLast(({ opened_at }) => opened_at !== null)?.opened_at];
  return {
    requested: sent.length,
    seen: Boolean(seen),
    state: 'awaiting',
    ...(last && {
      times: { requested: dateAndTime(last.sent_at), ...(seen && { seen: dateAndTime(seen) }) },
    }),
  };
}
