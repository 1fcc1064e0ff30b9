/** Web manifest of the forum: feature requests from all congregations. */
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { topicsPrompt } from './topics-prompt.tsx';

const TopicsScreen = lazyScreen(() => import('./topics-screen.tsx'), 'forum');
const TopicScreen = lazyScreen(() => import('./topic-screen.tsx'), 'forum');

export const forumDomain = defineDomain({
  name: 'forum',
  screens: [
    { path: '/forum/topics', Screen: TopicsScreen, hint: 'forum:openHint' },
    { path: '/forum/topics/:topic', Screen: TopicScreen, beside: '/forum/topics' },
  ],
  prompts: [topicsPrompt],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 190,
      to: '/forum/topics/',
      Icon: IconBulb,
      title: 'forum:menuTitle',
      line: 'forum:menuText',
      permissions: ['forums.features'],
      onlineOnly: true,
    },
  ],
});
