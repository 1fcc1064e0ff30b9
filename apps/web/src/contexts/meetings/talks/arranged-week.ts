/** What is being arranged with other congregations for weekends at home (PROP-R11). */
import { groupBy } from '@sheaf/rules/group-by';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { useMemo } from 'react';
import type { Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { useRead } from '#platform/use-read.ts';
import type { StatusTrailProps } from '#ui/schedule/status-trail.tsx';

export type Proposal = Reply<'proposals.listProposals'>[number];
/** By the Monday of the week and the language group whose weekend it is. */
export type Arranged = ReadonlyMap<string, readonly Proposal[]>;

const nothing: readonly Proposal[] = [];

type Weekend = Pick<Reply<'talks.listTalks'>[number], 'week' | 'language_group_id'>;

const keyOf = ({ week, language_group_id }: Weekend): string => `${week} ${language_group_id ?? ''}`;

export const arrangedFor = (arranged: Arranged, weekend: Weekend): readonly Proposal[] =>
  arranged.get(keyOf(weekend)) ?? nothing;

/** Open, or agreed on and not in the schedule yet. */
const isUnderWay = ({ sends, state, placed }: Proposal): boolean =>
  !sends && (state === 'open' || (state === 'accepted' && !placed));

/** Somebody was invited and has not answered: the weekend is not to be booked for the time being. */
export const isAwaited = ({ state, awaited }: Proposal): boolean => state === 'open' && !awaited;

export const isInvited = (arranged: Arranged, weekend: Weekend): boolean =>
  arrangedFor(arranged, weekend).some(isAwaited);

export function useArranged(): Arranged {
  const { data } = useRead('proposals.listProposals');
  return useMemo(
    () =>
      groupBy((data ?? []).filter(isUnderWay), ({ date, language_group_id }) =>
        keyOf({ week: mondayOf(date), language_group_id }),
      ),
    [data],
  );
}

/** How often the link went out, and whether it was seen. */
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
