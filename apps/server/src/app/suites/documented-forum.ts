import { forum } from '@sheaf/contract/forum/forum';
import type { DocumentedSetting } from '#app/suites/documented-setting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

/** A topic with a comment. */
const topic: Row = async ({ done }) => {
  const body = { label: 'Dark mode', content: 'At night' };
  const { id } = await done(forum.addTopic, { params: { forum: 1 }, body });
  await done(forum.addComment, { params: { id }, body: { content: 'Yes' } });
  return id;
};

const comment: Row = async ({ done, row }) =>
  (await done(forum.addComment, { params: { id: Number(await row('topic')) }, body: { content: 'Yes' } })).id;

export const forumRows = { topic, comment };
