/** SETTINGS-S1: the entries of the menu, section by section, each with its permission and its module (SETTINGS-R4, SETTINGS-R9). */
import { translatorPermission } from '@sheaf/rules/translations/translator';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { MenuSection } from './menu-section.ts';
import { mapsMenu } from './settings-menu-maps.ts';

export const settingsMenu: readonly MenuSection[] = [
  {
    title: 'shell:settings.section.own',
    entries: [
      {
        to: '/settings/my-profile/',
        Icon: IconUserCircle,
        title: 'people:profile.title',
        line: 'people:profile.menuText',
      },
      {
        to: '/settings/away/',
        Icon: IconPlaneDeparture,
        title: 'people:awayDates.title',
        line: 'people:awayDates.menuText',
      },
      {
        to: '/settings/my-messages/',
        Icon: IconBell,
        title: 'messages:wishes.title',
        line: 'messages:wishes.menuText',
      },
    ],
  },
  {
    title: 'shell:settings.section.congregation',
    entries: [
      {
        to: '/settings/congregation/',
        Icon: IconBuilding,
        title: 'congregations:details.title',
        line: 'congregations:details.menuText',
        permissions: ['settings.cong.edit'],
      },
      {
        to: '/settings/ministry/',
        Icon: IconRoute,
        title: 'congregations:ministry.title',
        line: 'congregations:ministry.menuText',
        permissions: ['settings.cong.edit'],
      },
      {
        to: '/settings/meetings/',
        Icon: IconCalendarTime,
        title: 'congregations:meetings.title',
        line: 'congregations:meetings.menuText',
        permissions: ['settings.cong.edit'],
      },
      {
        to: '/settings/user-roles/',
        Icon: IconShieldCheck,
        title: 'roles:title',
        line: 'roles:menuText',
        permissions: ['settings.roles'],
      },
      {
        to: '/settings/events/',
        Icon: IconCalendarEvent,
        title: 'events:title',
        line: 'events:menuText',
        permissions: ['settings.events'],
      },
      {
        to: '/settings/print/',
        Icon: IconPrinter,
        title: 'printing:title',
        line: 'printing:menuText',
        permissions: [
          'settings.print.s_13',
          'settings.print.dnc_list',
          'settings.print.groups',
          'settings.print.groups_elder',
        ],
      },
      {
        to: '/settings/retention/',
        Icon: IconHourglass,
        title: 'congregations:retention.title',
        line: 'congregations:retention.menuText',
        permissions: ['settings.cong.edit'],
      },
      {
        to: '/settings/journal/',
        Icon: IconHistory,
        title: 'journal:title',
        line: 'journal:menuText',
        permissions: ['settings.roles.edit'],
      },
      {
        to: '/settings/jobs/',
        Icon: IconMoon,
        title: 'shell:jobs.title',
        line: 'shell:jobs.menuText',
        permissions: ['settings.roles.edit'],
      },
      {
        to: '/settings/translations/',
        Icon: IconLanguage,
        title: 'translations:title',
        line: 'translations:menuText',
        permissions: [translatorPermission],
        translating: true,
      },
      {
        to: '/settings/outbox/',
        Icon: IconMailbox,
        title: 'shell:settings.outbox',
        line: 'shell:settings.outboxText',
        permissions: ['settings.roles.edit'],
        development: true,
      },
    ],
  },
  {
    title: 'shell:settings.section.people',
    entries: [
      {
        to: '/settings/users/',
        Icon: IconUsers,
        title: 'people:title',
        line: 'people:menuText',
        permissions: ['settings.users'],
      },
      {
        to: '/settings/qualifications/',
        Icon: IconMicrophone,
        title: 'people:parts.title',
        line: 'people:parts.menuText',
        permissions: ['settings.users.qualifications'],
      },
    ],
  },
  {
    title: 'shell:settings.section.messages',
    entries: [
      {
        to: '/settings/messaging/',
        Icon: IconMessage,
        title: 'messages:compose.title',
        line: 'messages:compose.menuText',
        permissions: ['settings.send_messages'],
      },
      {
        to: '/settings/messages/',
        Icon: IconListDetails,
        title: 'messages:list.title',
        line: 'messages:list.menuText',
        permissions: ['settings.send_messages'],
      },
      {
        to: '/settings/messaging-settings/',
        Icon: IconDeviceMobileMessage,
        title: 'messages:settings.title',
        line: 'messages:settings.menuText',
        permissions: ['settings.cong.edit'],
      },
    ],
  },
  {
    title: 'shell:settings.section.service',
    entries: [
      {
        to: '/settings/groups/',
        Icon: IconUsersGroup,
        title: 'groups:title',
        line: 'groups:menuText',
        permissions: ['settings.groups'],
      },
    ],
  },
  mapsMenu,
];
