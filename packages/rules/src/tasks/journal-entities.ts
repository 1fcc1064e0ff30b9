import { type JournalEntity, labelsOf, oneKey, rowOf } from '../journal/journal-entity.ts';

const read = 'settings.tasks';

/** Slots follow their task, so a reverted change of a task makes them again. */
export const tasksEntities = {
  tasks: {
    name: 'task',
    read,
    revert: oneKey(read),
    label: ['label'],
    fields: {
      label: 'text',
      place: 'text',
      kind: labelsOf('tasks:kind.'),
      takers: labelsOf('tasks:takers.'),
      frequency: labelsOf('tasks:frequency.'),
      day_of_week: labelsOf('tasks:weekday.'),
      week_of_month: labelsOf('tasks:week.'),
      anchor: 'date',
      starts_at: 'time',
      minutes: 'text',
      places: 'text',
      checklist: 'text',
      active: 'yes-no',
    },
    rank: 10,
  },
  task_takers: {
    name: 'turn',
    read,
    revert: oneKey(read),
    label: ['person_id', 'group_id'],
    fields: {
      task_id: rowOf('tasks'),
      person_id: rowOf('people'),
      group_id: rowOf('groups'),
      order: 'text',
    },
    rank: 20,
  },
  helper_sheets: {
    name: 'sheet',
    read,
    revert: oneKey(read),
    label: ['label'],
    fields: {
      label: 'text',
      note: 'text',
      audience: labelsOf('tasks:audience.'),
      self_signup: 'yes-no',
      closes_on: 'date',
    },
    rank: 15,
  },
  task_slots: {
    name: 'slot',
    read,
    label: ['label', 'on_date'],
    fields: {
      label: 'text',
      on_date: 'date',
      until_on: 'date',
      starts_at: 'time',
      ends_at: 'time',
      places: 'text',
      group_id: rowOf('groups'),
      state: labelsOf('tasks:state.'),
      done_by: rowOf('people'),
      done_at: 'instant',
      note: 'text',
    },
    rank: 30,
  },
} as const satisfies Record<string, JournalEntity>;
