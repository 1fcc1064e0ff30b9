/** Web manifest of messages: SMS, e-mail and push. */

import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const NotificationPreferencesScreen = lazyScreen(
  () => import('./notification-preferences-screen.tsx'),
  'messages',
);
const MessagesScreen = lazyScreen(() => import('./messages-screen.tsx'), 'messages');
const MessagingSettingsScreen = lazyScreen(() => import('./messaging-settings-screen.tsx'), 'messages');
const ComposeScreen = lazyScreen(() => import('./compose-screen.tsx'), 'messages', 'problems');

export const messagesDomain = defineDomain({
  name: 'messages',
  screens: [
    { path: '/settings/my-messages', Screen: NotificationPreferencesScreen },
    { path: '/settings/messages', Screen: MessagesScreen },
    { path: '/settings/messaging-settings', Screen: MessagingSettingsScreen },
    { path: '/settings/messaging', Screen: ComposeScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 30,
      to: '/settings/my-messages/',
      Icon: IconBell,
      title: 'messages:preferences.title',
      line: 'messages:preferences.menuText',
    },
    {
      menu: 'settings',
      section: 'messages',
      place: 10,
      to: '/settings/messaging/',
      Icon: IconMessage,
      title: 'messages:compose.title',
      line: 'messages:compose.menuText',
      permissions: ['settings.send_messages'],
    },
    {
      menu: 'settings',
      section: 'messages',
      place: 20,
      to: '/settings/messages/',
      Icon: IconListDetails,
      title: 'messages:list.title',
      line: 'messages:list.menuText',
      permissions: ['settings.send_messages'],
    },
    {
      menu: 'settings',
      section: 'messages',
      place: 40,
      to: '/settings/messaging-settings/',
      Icon: IconDeviceMobileMessage,
      title: 'messages:settings.title',
      line: 'messages:settings.menuText',
      permissions: ['settings.cong.edit'],
    },
  ],
  notifications: {
    'message-failed': IconMailExclamation,
    'message-unsure': IconMailQuestion,
  },
});
