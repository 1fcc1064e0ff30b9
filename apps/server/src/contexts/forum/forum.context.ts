import { forumDomain } from '#contexts/forum/forum.domain';
import { defineContext } from '#platform/context';

export const forumContext = defineContext({
  name: 'forum',
  layer: 3,
  holds: 'feature requests of all congregations',
  domains: [forumDomain],
});
