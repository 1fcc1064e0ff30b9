/** Help page of each screen (SHELL-R32). Phrases are `help:page.<topic>`. */

/** Address prefixes of screens without a menu entry, with the topics named by `help:screen`. */
export const screenTopics = {
  maps: '/',
  map: '/map/',
  assignments: '/assignments/',
  schedules: '/schedules/',
  settings: '/settings/',
  notifications: '/notifications/',
  waiting: '/waiting/',
} as const;
export type ScreenTopic = keyof typeof screenTopics;

/** Address prefixes of menu entries. */
export const menuTopics = {
  tasks: '/schedules/tasks/',
  profile: '/settings/my-profile/',
  'own-report': '/settings/reports/own/',
  reports: '/settings/reports/',
  away: '/settings/away/',
  availability: '/settings/availability/',
  'my-messages': '/settings/my-messages/',
  calendar: '/settings/calendar/',
  appearance: '/settings/appearance/',
  devices: '/settings/devices/',
  help: '/settings/help/',
  journal: '/settings/journal/',
  'cart-locations': '/settings/carts/',
  'cart-rotations': '/settings/cart-rotations/',
  'cart-bookings': '/settings/cart-bookings/',
  translations: '/settings/translations/',
  speakers: '/settings/speaker-directory/',
  talks: '/settings/public-scheduler/',
  duties: '/schedules/attendants/',
  drafts: '/schedules/drafts/',
  responsibilities: '/settings/attendants-scheduler/',
  meetings: '/schedules/meetings/',
  'language-groups': '/settings/language-groups/',
  'mail-schedule': '/settings/mail-schedule/',
  proposals: '/settings/proposals/',
  forum: '/forum/topics/',
  events: '/settings/events/',
  credits: '/settings/credits/',
  messaging: '/settings/messaging/',
  messages: '/settings/messages/',
  'messaging-settings': '/settings/messaging-settings/',
  service: '/schedules/service/',
  'service-weekly': '/settings/field-service-locations/',
  'service-special': '/settings/special-service-groups/',
  'service-rotation': '/settings/rotation-groups/',
  borders: '/settings/borders/',
  assign: '/settings/assign/',
  'map-manager': '/settings/maps/',
  overview: '/settings/overview/',
  imports: '/settings/imports/',
  totals: '/settings/report-totals/',
  attendance: '/settings/meeting-attendance/',
  jobs: '/settings/jobs/',
  print: '/settings/print/',
  'moving-in': '/settings/moving-in/',
  'open-seats': '/schedules/open-seats/',
  matrix: '/schedules/matrix/',
  noticeboard: '/schedules/noticeboard/',
  outbox: '/settings/outbox/',
  roles: '/settings/user-roles/',
  congregation: '/settings/congregation/',
  ministry: '/settings/ministry/',
  'meeting-settings': '/settings/meetings/',
  retention: '/settings/retention/',
  export: '/settings/export/',
  banner: '/settings/banner/',
  groups: '/settings/groups/',
  people: '/settings/users/',
  qualifications: '/settings/qualifications/',
  visitors: '/settings/visitors/',
  phones: '/settings/users/phones/',
} as const;
export type MenuTopic = keyof typeof menuTopics;

export type HelpTopic = ScreenTopic | MenuTopic;

const byLength = (Object.entries({ ...screenTopics, ...menuTopics }) as [HelpTopic, string][]).sort(
  ([, one], [, other]) => other.length - one.length,
);

/** Topic of the nearest screen above a path; null for a path of none, such as a page without sign-in. */
export function helpTopicOf(pathname: string): HelpTopic | null {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (path === '/') return 'maps';
  return byLength.find(([, prefix]) => prefix !== '/' && path.startsWith(prefix))?.[0] ?? null;
}
