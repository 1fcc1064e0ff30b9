import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const GroupsScreen = lazyScreen(() => import('./groups-screen.tsx'), 'groups');
const GroupScreen = lazyScreen(() => import('./group-screen.tsx'), 'groups');

export const groupsDomain = defineDomain({
  name: 'groups',
  screens: [
    { path: '/settings/groups', Screen: GroupsScreen, hint: 'groups:openHint' },
    { path: '/settings/group/:id', Screen: GroupScreen, beside: '/settings/groups' },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'service',
      place: 10,
      to: '/settings/groups/',
      Icon: IconUsersGroup,
      title: 'groups:title',
      line: 'groups:menuText',
      figure: 'groups',
      permissions: ['settings.groups'],
    },
  ],
});
