import { events } from '@sheaf/contract/events/events';
import { type PlantTexts, textsFor } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, planted, { inDays }) => {
  await done(events.addEvent, {
    body: { ...textsFor(events.addEvent, planted), start_date: `${inDays(40)}T10:00`, has_speaker: true },
  });
};
