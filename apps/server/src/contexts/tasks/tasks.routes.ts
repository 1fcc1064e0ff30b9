/** Handlers of the operations on tasks. */
import { tasks } from '@sheaf/contract/tasks/tasks';
import { addSlot } from '#contexts/tasks/add-slot';
import { deleteSlot } from '#contexts/tasks/delete-slot';
import { editSlot } from '#contexts/tasks/edit-slot';
import { leavePlace } from '#contexts/tasks/leave-place';
import { listSheets } from '#contexts/tasks/list-sheets';
import { listSlots } from '#contexts/tasks/list-slots';
import { listTasks } from '#contexts/tasks/list-tasks';
import { markDone } from '#contexts/tasks/mark-done';
import { printTasks } from '#contexts/tasks/print-tasks';
import { takePlace } from '#contexts/tasks/take-place';
import { sheetRecords, taskRecords } from '#contexts/tasks/tasks.records';
import { handle } from '#platform/handle';

export const tasksRoutes = [
  handle(tasks.listTasks, listTasks),
  ...taskRecords,
  handle(tasks.listSheets, listSheets),
  ...sheetRecords,
  handle(tasks.listSlots, listSlots),
  handle(tasks.takePlace, takePlace),
  handle(tasks.leavePlace, leavePlace),
  handle(tasks.markDone, markDone),
  handle(tasks.addSlot, addSlot),
  handle(tasks.editSlot, editSlot),
  handle(tasks.deleteSlot, deleteSlot),
  handle(tasks.printTasks, printTasks),
];
