import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { bannerPrompt } from './banner-prompt.tsx';

const RetentionScreen = lazyScreen(() => import('./retention-screen.tsx'), 'congregations');
const ExportScreen = lazyScreen(() => import('./export-screen.tsx'), 'congregations');
const DetailsScreen = lazyScreen(() => import('./details-screen.tsx'), 'congregations');
const BannerScreen = lazyScreen(() => import('./banner-screen.tsx'), 'congregations');
const MinistryScreen = lazyScreen(() => import('./ministry-screen.tsx'), 'congregations');
const MeetingsScreen = lazyScreen(() => import('./meetings-screen.tsx'), 'congregations', 'schedule');

export const congregationsDomain = defineDomain({
  name: 'congregations',
  screens: [
    { path: '/settings/retention', Screen: RetentionScreen },
    { path: '/settings/export', Screen: ExportScreen },
    { path: '/settings/congregation', Screen: DetailsScreen },
    { path: '/settings/banner', Screen: BannerScreen },
    { path: '/settings/ministry', Screen: MinistryScreen },
    { path: '/settings/meetings', Screen: MeetingsScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'congregation',
      place: 10,
      to: '/settings/congregation/',
      Icon: IconBuilding,
      title: 'congregations:details.title',
      line: 'congregations:details.menuText',
      permissions: ['settings.cong.edit'],
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 20,
      to: '/settings/ministry/',
      Icon: IconRoute,
      title: 'congregations:ministry.title',
      line: 'congregations:ministry.menuText',
      permissions: ['settings.cong.edit'],
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 30,
      to: '/settings/meetings/',
      Icon: IconCalendarTime,
      title: 'congregations:meetings.title',
      line: 'congregations:meetings.menuText',
      permissions: ['settings.cong.edit'],
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 70,
      to: '/settings/retention/',
      Icon: IconHourglass,
      title: 'congregations:retention.title',
      line: 'congregations:retention.menuText',
      permissions: ['settings.cong.edit'],
    },
    {
      menu: 'settings',
      section: 'congregation',
      place: 75,
      to: '/settings/export/',
      Icon: IconFileExport,
      title: 'congregations:export.title',
      line: 'congregations:export.menuText',
      permissions: ['settings.roles.edit'],
    },
    {
      menu: 'settings',
      section: 'messages',
      place: 30,
      to: '/settings/banner/',
      Icon: IconSpeakerphone,
      title: 'congregations:banner.title',
      line: 'congregations:banner.menuText',
      permissions: ['settings.cong.edit'],
    },
  ],
  prompts: [bannerPrompt],
});
