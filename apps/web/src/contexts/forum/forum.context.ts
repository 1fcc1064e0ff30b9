import { forumDomain } from '#contexts/forum/forum.domain.tsx';
import { defineContext } from '#platform/context.ts';

export const forumContext = defineContext({
  name: 'forum',
  layer: 3,
  domains: [forumDomain],
});
