import type { ReplyOf } from '@sheaf/contract/operation';
import { tasks } from '@sheaf/contract/tasks/tasks';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

/** Plants texts in a task, a helper sheet, and a slot with a note. */
export const plantTexts: PlantTexts = async (done, planted, { inDays }) => {
  const times = { starts_at: '09:00', minutes: 60, places: 1 };
  await done(tasks.addTask, {
    body: {
      ...textsFor(tasks.addTask, planted),
      ...{ kind: 'cleaning', takers: 'anyone', frequency: 'week', day_of_week: 6, anchor: inDays(0) },
      ...times,
    },
  });
  const { id: sheet_id } = await done<ReplyOf<typeof tasks.addSheet>>(tasks.addSheet, {
    body: { ...textsFor(tasks.addSheet, planted), audience: 'everyone', closes_on: inDays(20) },
  });
  const { id } = await done<ReplyOf<typeof tasks.addSlot>>(tasks.addSlot, {
    body: { sheet_id, label: planted.name, on_date: inDays(30), until_on: null, ...times },
  });
  await done(tasks.markDone, { params: { id }, body: { done: true, note: planted.note } });
};
