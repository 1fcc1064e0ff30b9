import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name, note }) => {
  const { id } = await done<ReplyOf<typeof speakers.addCongregation>>(speakers.addCongregation, {
    body: { name, suburb: name, postcode: name, address: note, circuit: name },
  });
  const contact = { full_name: name, email: 'cnqx@zvwk.org', phone: '0491 570 118' };
  await done(speakers.saveContact, { params: { id }, body: contact });
  await done(speakers.addSpeaker, {
    params: { congregation_id: id },
    body: { ...contact, appointment: 'elder' },
  });
};
