import { shares } from '@sheaf/contract/planning/shares/shares';
import { readMatrix } from '#contexts/planning/shares/read-matrix';
import { handle } from '#platform/handle';

export const sharesRoutes = [handle(shares.readMatrix, readMatrix)];
