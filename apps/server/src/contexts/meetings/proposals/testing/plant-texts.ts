import { proposals } from '@sheaf/contract/meetings/proposals/proposals';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { people } from '@sheaf/contract/people/people/people';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name, note }, { inDays }) => {
  const coordinator = await done<{ id: number }>(people.addPerson, {
    body: {
      first_name: 'Lachlan',
      last_name: 'Kelly',
      gender: 1,
      appointment: 'elder',
      email: 'lachlan@example.org',
    },
  });
  await done(people.attachQualification, { params: { id: coordinator.id, part: 15 } });
  await done(congregations.editCongregation, {
    body: { modules: { meeting_schedule: { ptc: coordinator.id } } },
  });
  const host = { name, contact_name: note.slice(0, 120), email: /\S+@\S+/.exec(note)![0] };
  await done(proposals.addProposal, {
    body: { speaker_id: coordinator.id, host, date: inDays(100), numbers: [12], word: note, mail: false },
  });
  await done(proposals.inviteSpeaker, {
    body: { host, date: inDays(107), speaker_name: note.slice(0, 120), mail: false },
  });
};
