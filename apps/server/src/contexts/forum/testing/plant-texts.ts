import { forum } from '@sheaf/contract/forum/forum';
import type { ReplyOf } from '@sheaf/contract/operation';
import type { PlantTexts } from '#platform/testing/plant-texts';

export const plantTexts: PlantTexts = async (done, { name, note }) => {
  const { id } = await done<ReplyOf<typeof forum.addTopic>>(forum.addTopic, {
    params: { forum: 1 },
    body: { label: name, content: note },
  });
  await done(forum.addComment, { params: { id }, body: { content: name } });
};
