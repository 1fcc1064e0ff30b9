import type { Taker } from '@sheaf/rules/duties/even-shares';
import type { responsibilityTakers } from '#contexts/meetings/meetings.api';

/** People who take turns at responsibilities, for the even shares. */
export const takersOf = (responsibilities: Awaited<ReturnType<typeof responsibilityTakers>>): Taker[] =>
  responsibilities.flatMap(({ id: responsibilityId, takers }) =>
    takers.map(({ personId, scope }) => ({ personId, responsibilityId, oneMeeting: scope !== 'both' })),
  );
