import { shares } from '@sheaf/contract/planning/shares/shares';
import { listHistory } from '#contexts/planning/shares/list-history';
import { readFairness } from '#contexts/planning/shares/read-fairness';
import { readMatrix } from '#contexts/planning/shares/read-matrix';
import { handle } from '#platform/handle';

export const sharesRoutes = [
  handle(shares.readMatrix, readMatrix),
  handle(shares.readFairness, readFairness),
  handle(shares.listHistory, listHistory),
];
