/** Web manifest of field service: the schedule, and the groups that it is planned from. */
import IconCalendarStar from '@tabler/icons-react/dist/esm/icons/IconCalendarStar.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';

import { groupPrompt } from './group-prompt.tsx';
import { requestPrompt } from './request-prompt.tsx';

const ServiceWeekScreen = lazyScreen(() => import('./service-week-screen.tsx'), 'schedule', 'service');
const FieldGroupsScreen = lazyScreen(() => import('./field-groups-screen.tsx'), 'schedule', 'service');
const SpecialGroupsScreen = lazyScreen(() => import('./special-groups-screen.tsx'), 'schedule', 'service');
const RotationGroupsScreen = lazyScreen(() => import('./rotation-groups-screen.tsx'), 'schedule', 'service');

const keepMeetings = async (): Promise<void> => (await import('./keep-meetings.ts')).keepFieldMeetings();

export const serviceDomain = defineDomain({
  name: 'service',
  screens: [
    { path: '/schedules/service', Screen: ServiceWeekScreen, offline: true },
    { path: '/settings/field-service-locations', Screen: FieldGroupsScreen },
    { path: '/settings/special-service-groups', Screen: SpecialGroupsScreen },
    { path: '/settings/rotation-groups', Screen: RotationGroupsScreen },
  ],
  keep: keepMeetings,
  prompts: [requestPrompt, groupPrompt],
  notifications: {
    'meeting-held': IconUsersGroup,
    'change-asked': IconUserQuestion,
    'change-accepted': IconUserCheck,
    'change-rejected': IconUserX,
  },
  menu: [
    {
      menu: 'schedules',
      section: 'congregation',
      place: 20,
      to: '/schedules/service/',
      Icon: IconUsersGroup,
      title: 'service:title',
      line: 'service:menuText',
    },
    {
      menu: 'settings',
      section: 'service',
      place: 20,
      to: '/settings/field-service-locations/',
      Icon: IconMapPin,
      title: 'service:weekly.title',
      line: 'service:weekly.menuText',
      permissions: ['settings.field_service_locations'],
    },
    {
      menu: 'settings',
      section: 'service',
      place: 30,
      to: '/settings/special-service-groups/',
      Icon: IconCalendarStar,
      title: 'service:special.title',
      line: 'service:special.menuText',
      permissions: ['settings.special_service_groups'],
    },
    {
      menu: 'settings',
      section: 'service',
      place: 40,
      to: '/settings/rotation-groups/',
      Icon: IconRepeat,
      title: 'service:rotation.title',
      line: 'service:rotation.menuText',
      permissions: ['settings.rotation_groups'],
    },
  ],
});
