import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

const NoticeboardScreen = lazyScreen(() => import('./noticeboard-screen.tsx'), 'noticeboard');
const NoticeScreen = lazyScreen(() => import('./notice-screen.tsx'), 'noticeboard');

export const noticeboardDomain = defineDomain({
  name: 'noticeboard',
  screens: [
    { path: '/schedules/noticeboard', Screen: NoticeboardScreen },
    { path: '/schedules/noticeboard/:id', Screen: NoticeScreen },
  ],
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
      onlineOnly: true,
    },
  ],
});
