import { tasks as operations } from '@sheaf/contract/tasks/tasks';
import { checklistFault } from '@sheaf/rules/tasks/checklist';
import { holdGroup, holdPerson, readToday } from '#contexts/people/people.api';
import { helperSheets, type SheetValues } from '#contexts/tasks/helper-sheets.store';
import { type TaskRow, type TaskValues, tasks } from '#contexts/tasks/tasks.store';
import type { Handler } from '#platform/handle';
import { recordOperations } from '#platform/record-operations';

type AddCall = Handler<typeof operations.addTask>;
type EditCall = Handler<typeof operations.editTask>;

/** The list of the other takers is emptied, because a task goes round people or groups. */
async function readTask(call: AddCall | EditCall, row: TaskRow | undefined): Promise<TaskValues> {
  const { tenant, now } = call;
  const { version: _, ...body }: EditCall['body'] = call.body;
  const user_ids = body.takers === 'people' ? body.user_ids : [];
  const group_ids = body.takers === 'groups' ? body.group_ids : [];
  for (const id of user_ids)
    if (!row?.user_ids.includes(id) && !(await holdPerson(tenant, id)))
      call.invalid({ user_ids: ['no-such-person'] });
  for (const id of group_ids)
    if (!(await holdGroup(tenant, id))) call.invalid({ group_ids: ['no-such-group'] });
  if (body.takers === 'people' && user_ids.length === 0) call.invalid({ user_ids: ['required'] });
  if (body.takers === 'groups' && group_ids.length === 0) call.invalid({ group_ids: ['required'] });
  const fault = checklistFault(body.checklist);
  if (fault) call.invalid({ checklist: [fault] });
  const anchor = body.anchor ?? row?.anchor ?? (await readToday(tenant, now));
  return { ...body, anchor, user_ids, group_ids };
}

/** X-TASKS-1. The job that follows makes the slots (decision 218). */
export const taskRecords = recordOperations({
  add: operations.addTask,
  edit: operations.editTask,
  delete: operations.deleteTask,
  store: {
    lock: tasks.lock,
    add: async (tenant, values: TaskValues) => (await tasks.read(tenant, await tasks.add(tenant, values)))!,
    edit: async (tenant, id, values: TaskValues) => {
      await tasks.edit(tenant, id, values);
      return (await tasks.read(tenant, id))!;
    },
  },
  read: readTask,
  present: (_call, row) => row,
  remove: tasks.remove,
});

/** X-TASKS-7. */
export const sheetRecords = recordOperations({
  add: operations.addSheet,
  edit: operations.editSheet,
  delete: operations.deleteSheet,
  store: helperSheets,
  read: ({ body }): SheetValues => {
    const { version: _, ...values } = body as Handler<typeof operations.editSheet>['body'];
    return values;
  },
  present: (_call, row) => row,
  remove: helperSheets.remove,
});
