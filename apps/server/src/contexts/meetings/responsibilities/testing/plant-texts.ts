import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name, note }) => {
  await done(responsibilities.addResponsibility, {
    body: { label: name.slice(0, 25), frequency: 'week', notes: note },
  });
};
