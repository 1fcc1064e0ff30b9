import { events } from '@sheaf/contract/events/events';
import type { PlantTexts } from '#platform/testing/plant-texts';

/** Words in every text column of the domain. */
export const plantTexts: PlantTexts = async (done, { name, note }, { inDays }) => {
  await done(events.addEvent, {
    body: {
      start_date: `${inDays(40)}T10:00`,
      label: name,
      location: note,
      has_speaker: true,
      speaker: name,
      theme: note,
      public_theme: note,
    },
  });
};
