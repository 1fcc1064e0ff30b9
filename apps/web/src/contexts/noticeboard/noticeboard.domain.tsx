import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPinned from '@tabler/icons-react/dist/esm/icons/IconPinned.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const NoticeboardScreen = lazyScreen(() => import('./noticeboard-screen.tsx'), 'noticeboard');
const NoticeScreen = lazyScreen(() => import('./notice-screen.tsx'), 'noticeboard');

const keepNoticeboard = async (): Promise<void> => (await import('./keep-noticeboard.ts')).keepNoticeboard();

export const noticeboardDomain = defineDomain({
  name: 'noticeboard',
  screens: [
    {
      path: '/schedules/noticeboard',
      Screen: NoticeboardScreen,
      offline: true,
      hint: 'noticeboard:openHint',
    },
    {
      path: '/schedules/noticeboard/:id',
      Screen: NoticeScreen,
      offline: true,
      beside: '/schedules/noticeboard',
    },
  ],
  keep: keepNoticeboard,
  notifications: { 'notice-new': IconPin, 'notice-reminder': IconPinned },
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 10,
      to: '/schedules/noticeboard/',
      Icon: IconPin,
      title: 'noticeboard:title',
      line: 'noticeboard:menuText',
      permissions: ['schedules.noticeboard'],
    },
  ],
});
