/** What the domain answers, one line an operation. */
import { congregations } from '@sheaf/contract/congregations/congregations';
import { editCongregation } from '#domains/congregations/edit-congregation';
import { listJobRuns } from '#domains/congregations/list-job-runs';
import { readCongregation } from '#domains/congregations/read-congregation';
import { readRetention } from '#domains/congregations/read-retention';
import { saveRetention } from '#domains/congregations/save-retention';
import { handle } from '#platform/handle';

export const congregationsRoutes = [
  handle(congregations.listJobRuns, listJobRuns),
  handle(congregations.readRetention, readRetention),
  handle(congregations.saveRetention, saveRetention),
  handle(congregations.readCongregation, readCongregation),
  handle(congregations.editCongregation, editCongregation),
];
