import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { deleteExport } from '#contexts/people/congregations/delete-export';
import { downloadExport } from '#contexts/people/congregations/download-export';
import { editCongregation } from '#contexts/people/congregations/edit-congregation';
import { listExports } from '#contexts/people/congregations/list-exports';
import { listJobRuns } from '#contexts/people/congregations/list-job-runs';
import { readCongregation } from '#contexts/people/congregations/read-congregation';
import { readRetention } from '#contexts/people/congregations/read-retention';
import { saveRetention } from '#contexts/people/congregations/save-retention';
import { startExport } from '#contexts/people/congregations/start-export';
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
