/** What the domain answers, one line an operation. */
import { congregations } from '@sheaf/contract/congregations/congregations';
import { deleteExport } from '#domains/congregations/delete-export';
import { downloadExport } from '#domains/congregations/download-export';
import { editCongregation } from '#domains/congregations/edit-congregation';
import { listExports } from '#domains/congregations/list-exports';
import { listJobRuns } from '#domains/congregations/list-job-runs';
import { readCongregation } from '#domains/congregations/read-congregation';
import { readRetention } from '#domains/congregations/read-retention';
import { saveRetention } from '#domains/congregations/save-retention';
import { startExport } from '#domains/congregations/start-export';
import { handle } from '#platform/handle';

export const congregationsRoutes = [
  handle(congregations.listExports, listExports),
  handle(congregations.startExport, startExport),
  handle(congregations.deleteExport, deleteExport),
  handle(congregations.downloadExport, downloadExport),
  handle(congregations.listJobRuns, listJobRuns),
  handle(congregations.readRetention, readRetention),
  handle(congregations.saveRetention, saveRetention),
  handle(congregations.readCongregation, readCongregation),
  handle(congregations.editCongregation, editCongregation),
];
