import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { people } from '@sheaf/contract/people/people/people';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name, note }, { now, inDays }) => {
  await done(talks.saveTitle, { body: { number: 12, title: note } });
  const earlier = { number: 12, date: inDays(-700), speaker_name: name, speaker_congregation: note };
  await done(talks.importGiven, { body: { talks: [earlier] } });
  const { id: ptc } = await done<{ id: number }>(people.addPerson, {
    body: {
      first_name: 'Lachlan',
      last_name: 'Kelly',
      gender: 1,
      appointment: 'elder',
      email: 'lachlan@example.org',
    },
  });
  await done(congregations.editCongregation, { body: { modules: { meeting_schedule: { ptc } } } });
  const weeks = await done<ReplyOf<typeof talks.listTalks>>(talks.listTalks);
  const visitor = { name, congregation: note, email: /\S+@\S+/.exec(note)![0], phone: '0491 570 118' };
  const { id } = await done<ReplyOf<typeof talks.bookTalk>>(talks.bookTalk, {
    body: {
      meeting_id: weeks.find(
        ({ closed, start_date }) => closed === null && Date.parse(start_date) > now.getTime(),
      )!.id,
      public_talk_id: 12,
      speaker: visitor,
    },
  });
  const { link } = await done<ReplyOf<typeof talks.shareRequest>>(talks.shareRequest, { body: { id } });
  const answer = (to: string | null) =>
    done(talks.answerRequest, { body: { token: to!.split('#')[1]!, answer: 'another', word: note } });
  await answer(link);
  await done(people.attachQualification, { params: { id: ptc, part: 15 } });
  const host = await done<ReplyOf<typeof speakers.addCongregation>>(speakers.addCongregation, {
    body: { name },
  });
  const away = await done<ReplyOf<typeof talks.saveAwayTalk>>(talks.saveAwayTalk, {
    body: { cong: host.id, date: inDays(200), speaker: ptc, talk: 12 },
  });
  const elsewhere = await done<ReplyOf<typeof talks.shareRequest>>(talks.shareRequest, {
    body: { id: away.id },
  });
  await answer(elsewhere.link);
};
