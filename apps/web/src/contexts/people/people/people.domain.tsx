import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconPhoneCheck from '@tabler/icons-react/dist/esm/icons/IconPhoneCheck.mjs';
import IconSunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { defineDomain } from '#platform/domain.ts';
import { lazyScreen } from '#platform/lazy-screen.ts';
import { useAppearance } from './use-appearance.ts';

const ProfileScreen = lazyScreen(
  () => import('./profile-screen.tsx'),
  'people',
  'access',
  'availability',
  'problems',
);
const AppearanceScreen = lazyScreen(() => import('./appearance-screen.tsx'), 'people');
const CalendarScreen = lazyScreen(() => import('./calendar-screen.tsx'), 'people');
const PeopleScreen = lazyScreen(
  () => import('./people-screen.tsx'),
  'journal',
  'offices',
  'people',
  'selection',
);
const AddPersonScreen = lazyScreen(() => import('./add-person-screen.tsx'), 'people', 'offices');
const PersonScreen = lazyScreen(
  () => import('./person-screen.tsx'),
  'availability',
  'journal',
  'people',
  'problems',
  'offices',
);
const QualificationsScreen = lazyScreen(() => import('./qualifications-screen.tsx'), 'people');
const QualificationScreen = lazyScreen(() => import('./qualification-screen.tsx'), 'people', 'selection');
const PhonesScreen = lazyScreen(() => import('./phones-screen.tsx'), 'people');
const SeenScreen = lazyScreen(() => import('./seen-screen.tsx'), 'people');

export const peopleDomain = defineDomain({
  name: 'people',
  screens: [
    { path: '/settings/my-profile', Screen: ProfileScreen },
    { path: '/settings/appearance', Screen: AppearanceScreen, offline: true },
    { path: '/settings/calendar', Screen: CalendarScreen },
    { path: '/settings/users', Screen: PeopleScreen, hint: 'people:openHint' },
    { path: '/settings/users/new', Screen: AddPersonScreen, permissions: ['settings.users.add'] },
    { path: '/settings/users/phones', Screen: PhonesScreen, permissions: ['settings.users.edit'] },
    { path: '/settings/users/:id', Screen: PersonScreen, beside: '/settings/users' },
    { path: '/settings/qualifications', Screen: QualificationsScreen },
    { path: '/settings/qualifications/:id', Screen: QualificationScreen },
    { path: '/settings/visitors', Screen: SeenScreen },
  ],
  menu: [
    {
      menu: 'settings',
      section: 'own',
      place: 10,
      to: '/settings/my-profile/',
      Icon: IconUserCircle,
      title: 'people:profile.title',
      line: 'people:profile.menuText',
    },
    {
      menu: 'settings',
      section: 'own',
      place: 40,
      to: '/settings/calendar/',
      Icon: IconCalendarPlus,
      title: 'people:profile.feed.title',
      line: 'people:profile.feed.menuText',
      figure: 'calendar_feed',
    },
    {
      menu: 'settings',
      section: 'own',
      place: 50,
      to: '/settings/appearance/',
      Icon: IconSunMoon,
      title: 'people:profile.look.title',
      line: 'people:profile.look.menuText',
      useValue: useAppearance,
    },
    {
      menu: 'settings',
      section: 'people',
      place: 10,
      to: '/settings/users/',
      Icon: IconUsers,
      title: 'people:title',
      line: 'people:menuText',
      figure: 'people',
      permissions: ['settings.users'],
    },
    {
      menu: 'settings',
      section: 'people',
      place: 20,
      to: '/settings/qualifications/',
      Icon: IconMicrophone,
      title: 'people:parts.title',
      line: 'people:parts.menuText',
      permissions: ['settings.users.qualifications'],
    },
    {
      menu: 'settings',
      section: 'people',
      place: 30,
      to: '/settings/visitors/',
      Icon: IconEye,
      title: 'people:seen.title',
      line: 'people:seen.menuText',
      permissions: ['settings.cong.visitors'],
    },
    {
      menu: 'settings',
      section: 'people',
      place: 40,
      to: '/settings/users/phones/',
      Icon: IconPhoneCheck,
      title: 'people:phones.title',
      line: 'people:phones.menuText',
      permissions: ['settings.users.edit'],
    },
  ],
  notifications: { 'places-open': IconCalendarX, 'turns-open': IconCalendarX },
  tour: [
    { name: 'my-profile', place: 190, screen: '/settings/', target: 'main a[href="/settings/my-profile/"]' },
  ],
});
