/** Web manifest of billing: the account of the congregation. */
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const AccountScreen = lazyScreen(() => import('./account-screen.tsx'), 'billing');

export const billingDomain = defineDomain({
  name: 'billing',
  screens: [{ path: '/settings/credits', Screen: AccountScreen }],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 35,
      to: '/settings/credits/',
      Icon: IconWallet,
      title: 'billing:title',
      line: 'billing:menuText',
      permissions: ['settings.account'],
    },
  ],
});
