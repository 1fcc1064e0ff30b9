import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const RoleListScreen = lazyScreen(() => import('./role-list-screen.tsx'), 'roles', 'offices');
const RoleScreen = lazyScreen(() => import('./role-screen.tsx'), 'roles', 'offices');

export const rolesDomain = defineDomain({
  name: 'roles',
  screens: [
    { path: '/settings/user-roles', Screen: RoleListScreen },
    { path: '/settings/user-roles/:id', Screen: RoleScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 40,
      to: '/settings/user-roles/',
      Icon: IconShieldCheck,
      title: 'roles:title',
      line: 'roles:menuText',
      permissions: ['settings.roles'],
    },
  ],
  notifications: {
    'role-changed': IconShieldCheck,
  },
});
