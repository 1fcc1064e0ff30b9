import { tasks } from '@sheaf/contract/tasks/tasks';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

/** Plants texts in every text column of the domain. */
export const plantTexts: PlantTexts = async (done, planted) => {
  await done(tasks.addTask, {
    body: {
      ...textsFor(tasks.addTask, planted),
      kind: 'cleaning',
      takers: 'anyone',
      frequency: 'week',
      day_of_week: 6,
      starts_at: '09:00',
    },
  });
  const sheet = (await done(tasks.addSheet, { body: textsFor(tasks.addSheet, planted) })) as {
    data: { id: number };
  };
  void sheet;
};
