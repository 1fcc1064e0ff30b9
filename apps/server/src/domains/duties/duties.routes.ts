/** What the domain answers, one line an operation. */
import { duties } from '@sheaf/contract/duties/duties';
import { fillDuty } from '#domains/duties/fill-duty';
import { rankCandidates } from '#domains/duties/rank-candidates';
import { handle } from '#platform/handle';

export const dutiesRoutes = [
  handle(duties.rankCandidates, rankCandidates),
  handle(duties.fillDuty, fillDuty),
];
