import { calendarFeed } from './calendar-feed.ts';

export const profile = {
  title: 'My profile',
  menuText: 'Your details, calendar and devices',
  details: 'My details',
  subscribed: 'E-mail me news about Sheaf',
  emergencyHint: 'Names and numbers. Only you and those who may see records of people can see them.',
  saved: 'Saved.',
  look: {
    title: 'On this device',
    theme: 'Colours',
    auto: 'As the device',
    light: 'Light',
    dark: 'Dark',
    size: 'Text size',
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
  },
  talks: {
    title: 'Prepared public talks',
    label: 'Numbers of the talks',
    hint: 'Separated by commas, for example 12, 35, 101.',
    wrong: 'Enter numbers from 1 to 999.',
  },
  partners: {
    title: 'Cart partners',
    text: 'Those you do cart witnessing with.',
    nobody: 'Nobody has this name.',
    save: 'Save partners',
  },
  parts: 'My qualifications',
  awards: {
    title: 'My feature requests',
    ideas: 'Feature requests carried out',
    likes: 'Likes given',
    comments: 'Comments written',
  },
  privacy: {
    title: 'Privacy consent',
    given: 'Given on {date} with {device}.',
    none: 'Not given yet.',
    withdraw: 'Withdraw consent',
    withdrawText:
      'You are signed out on this device, and what it keeps is deleted. Your other devices ask you again. With a new link you can sign in and agree again.',
  },
  feed: calendarFeed,
  reached: 'Notification preferences',
  reachedText: 'By SMS, e-mail or push notification, or not at all',
  devices: 'My devices',
  devicesText: 'Where you are signed in',
} as const;
