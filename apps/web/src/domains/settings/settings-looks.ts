/** How the entries of the settings menu look; which of them show is a rule (packages/rules/src/dashboard/menus.ts). */
import type { SettingsAddress } from '@sheaf/rules/dashboard/menus';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs';
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';

interface EntryLook {
  Icon: typeof IconBell;
  /** Keys of phrases. */
  title: string;
  line: string;
}

export const settingsLooks: Record<SettingsAddress, EntryLook> = {
  '/settings/my-profile/': {
    Icon: IconUserCircle,
    title: 'people:profile.title',
    line: 'people:profile.menuText',
  },
  '/settings/away/': {
    Icon: IconPlaneDeparture,
    title: 'people:awayDates.title',
    line: 'people:awayDates.menuText',
  },
  '/settings/my-messages/': {
    Icon: IconBell,
    title: 'messages:wishes.title',
    line: 'messages:wishes.menuText',
  },
  '/settings/congregation/': {
    Icon: IconBuilding,
    title: 'congregations:details.title',
    line: 'congregations:details.menuText',
  },
  '/settings/ministry/': {
    Icon: IconRoute,
    title: 'congregations:ministry.title',
    line: 'congregations:ministry.menuText',
  },
  '/settings/meetings/': {
    Icon: IconCalendarTime,
    title: 'congregations:meetings.title',
    line: 'congregations:meetings.menuText',
  },
  '/settings/user-roles/': { Icon: IconShieldCheck, title: 'roles:title', line: 'roles:menuText' },
  '/settings/events/': { Icon: IconCalendarEvent, title: 'events:title', line: 'events:menuText' },
  '/settings/print/': { Icon: IconPrinter, title: 'printing:title', line: 'printing:menuText' },
  '/settings/retention/': {
    Icon: IconHourglass,
    title: 'congregations:retention.title',
    line: 'congregations:retention.menuText',
  },
  '/settings/journal/': { Icon: IconHistory, title: 'journal:title', line: 'journal:menuText' },
  '/settings/jobs/': { Icon: IconMoon, title: 'shell:jobs.title', line: 'shell:jobs.menuText' },
  '/settings/translations/': {
    Icon: IconLanguage,
    title: 'translations:title',
    line: 'translations:menuText',
  },
  '/settings/outbox/': {
    Icon: IconMailbox,
    title: 'shell:settings.outbox',
    line: 'shell:settings.outboxText',
  },
  '/settings/users/': { Icon: IconUsers, title: 'people:title', line: 'people:menuText' },
  '/settings/qualifications/': {
    Icon: IconMicrophone,
    title: 'people:parts.title',
    line: 'people:parts.menuText',
  },
  '/settings/visitors/': { Icon: IconEye, title: 'people:seen.title', line: 'people:seen.menuText' },
  '/settings/messaging/': {
    Icon: IconMessage,
    title: 'messages:compose.title',
    line: 'messages:compose.menuText',
  },
  '/settings/messages/': {
    Icon: IconListDetails,
    title: 'messages:list.title',
    line: 'messages:list.menuText',
  },
  '/settings/banner/': {
    Icon: IconSpeakerphone,
    title: 'congregations:banner.title',
    line: 'congregations:banner.menuText',
  },
  '/settings/messaging-settings/': {
    Icon: IconDeviceMobileMessage,
    title: 'messages:settings.title',
    line: 'messages:settings.menuText',
  },
  '/settings/groups/': { Icon: IconUsersGroup, title: 'groups:title', line: 'groups:menuText' },
  '/settings/assign/': { Icon: IconUserShare, title: 'maps:assign.title', line: 'maps:assign.menuText' },
  '/settings/maps/': { Icon: IconMap2, title: 'territory:menu', line: 'territory:menuText' },
  '/settings/borders/': {
    Icon: IconPolygon,
    title: 'territory:borders.title',
    line: 'territory:borders.menuText',
  },
  '/settings/overview/': {
    Icon: IconChartBar,
    title: 'territory:overview.title',
    line: 'territory:overview.menuText',
  },
  '/settings/imports/': {
    Icon: IconFileImport,
    title: 'shell:settings.import',
    line: 'shell:settings.importText',
  },
};
