/** Web manifest of sign-in: devices, and the message log of a demo installation. */
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { privacyPrompt } from './privacy-prompt.tsx';

const DevicesScreen = lazyScreen(() => import('./devices-screen.tsx'), 'access');
const OutboxScreen = lazyScreen(() => import('./outbox-screen.tsx'), 'access');

export const accessDomain = defineDomain({
  name: 'access',
  screens: [
    { path: '/settings/devices', Screen: DevicesScreen },
    { path: '/settings/outbox', Screen: OutboxScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 60,
      to: '/settings/devices/',
      Icon: IconDeviceMobile,
      title: 'access:devices.title',
      line: 'access:devices.menuText',
      figure: 'devices',
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 110,
      to: '/settings/outbox/',
      Icon: IconMailbox,
      title: 'shell:settings.outbox',
      line: 'shell:settings.outboxText',
      permissions: ['settings.roles.edit'],
      development: true,
    },
  ],
  prompts: [privacyPrompt],
});
