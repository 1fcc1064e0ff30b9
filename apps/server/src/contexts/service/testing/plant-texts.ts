import { people } from '@sheaf/contract/people/people/people';
import { service } from '@sheaf/contract/service/service';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name }, { inDays }) => {
  const overseer: { id: number } = await done(people.addPerson, {
    body: { first_name: 'Amos', last_name: 'Field', gender: 1, appointment: 'elder' },
  });
  const place = { label: name, location: `At ${name}` };
  await done(service.addFieldGroup, { body: { ...place, overseer_id: overseer.id } });
  await done(service.addSpecialGroup, {
    body: { ...place, meeting_date: `${inDays(48)}T09:00`, overseer: { id: overseer.id } },
  });
  await done(service.addRotationGroup, {
    body: { ...place, frequency: 'week', time_of_day: '09:00', overseers: [overseer.id] },
  });
};
