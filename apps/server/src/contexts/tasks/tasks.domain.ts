/** Server manifest of the domain: tasks that repeat, helper sheets, and the slots of both. */
import { tasks } from '@sheaf/contract/tasks/tasks';
import { tasksEntities } from '@sheaf/rules/tasks/journal-entities';
import { tasksNotifications } from '@sheaf/rules/tasks/notifications';
import { appointmentsOf, calendarOf } from '#contexts/duties/duties.api';
import { leaveTasks, taskCommitments } from '#contexts/tasks/leaving';
import { describePlace, placesInSlots } from '#contexts/tasks/own-slots';
import { tasksHourly, tasksNightly, tasksTasks } from '#contexts/tasks/tasks.jobs';
import { tasksRoutes } from '#contexts/tasks/tasks.routes';
import { tasksPort } from '#contexts/tasks/tasks-port';
import { defineDomain } from '#platform/domain';
import { withFormFields } from '#platform/journal-of-form';

export const tasksDomain = defineDomain({
  name: 'tasks',
  owns: ['tasks', 'task_takers', 'helper_sheets', 'task_slots'],
  exported: {
    manyLines: ['tasks.checklist', 'task_slots.checklist', 'task_slots.note', 'helper_sheets.note'],
  },
  operations: tasksRoutes,
  tasks: tasksTasks,
  nightly: [tasksNightly],
  hourly: [tasksHourly],
  notifications: tasksNotifications,
  ownDuties: [placesInSlots],
  calendar: [calendarOf(placesInSlots)],
  appointments: [appointmentsOf(placesInSlots)],
  dutyPorts: [tasksPort],
  dutyTexts: describePlace,
  commitments: taskCommitments,
  personLeaves: { clears: ['task_takers.person_id'], run: leaveTasks },
  keepsPerson: { 'task_slots.done_by': 'What they did stays, without their name after erasure.' },
  traces: { has_work: ['task_slots.done_by'], in_use: ['task_takers.person_id'] },
  journal: {
    kind: 'tasks',
    entities: {
      ...tasksEntities,
      tasks: withFormFields(tasksEntities.tasks, 'tasks', tasks.addTask),
      helper_sheets: withFormFields(tasksEntities.helper_sheets, 'helper_sheets', tasks.addSheet),
    },
  },
});
