import { taskOperations } from './repeated-tasks.ts';
import { sheetOperations } from './sheets.ts';
import { slotOperations } from './slots.ts';

export const tasks = { ...taskOperations, ...sheetOperations, ...slotOperations };
