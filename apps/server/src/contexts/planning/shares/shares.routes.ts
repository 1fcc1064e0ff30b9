import { shares } from '@sheaf/contract/planning/shares/shares';
import { exportFairness } from '#contexts/planning/shares/export-fairness';
import { exportHistory } from '#contexts/planning/shares/export-history';
import { exportMatrix } from '#contexts/planning/shares/export-matrix';
import { listHistory } from '#contexts/planning/shares/list-history';
import { readFairness } from '#contexts/planning/shares/read-fairness';
import { readMatrix } from '#contexts/planning/shares/read-matrix';
import { handle } from '#platform/handle';

export const sharesRoutes = [
  handle(shares.readMatrix, readMatrix),
  handle(shares.readFairness, readFairness),
  handle(shares.listHistory, listHistory),
  handle(shares.exportMatrix, exportMatrix),
  handle(shares.exportFairness, exportFairness),
  handle(shares.exportHistory, exportHistory),
];
