/** Operations of the dashboard: notifications, alerts, subscription (SHELL). */

import { movingInSteps } from '@sheaf/rules/dashboard/dashboard/moving-in';
import { openSeatKinds } from '@sheaf/rules/dashboard/dashboard/open-seats';
import { z } from 'zod';
import { cartTime } from '../../carts/rows.ts';
import { ownDuty } from '../../duties/own-duties.ts';
import {
  count,
  date,
  id,
  idOf,
  idOrZero,
  instant,
  listQuery,
  noContent,
  pagedQuery,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';

const notification = z.object({
  id: idOf('notification, as in GET /notifications'),
  type: z.string().meta({ description: 'kind of the notification, such as `map-assigned`' }),
  data: z
    .object({ content: z.string().meta({ description: 'sentence in the language of the caller' }) })
    .meta({ description: 'content of the notification' }),
  to: z
    .string()
    .nullable()
    .meta({ description: 'path of the screen that shows the details; null without one' }),
  created_at: instant,
  read_at: instant.nullable(),
});

const prompt = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullable();

/** SHELL-D1. An alert without content is null. */
export const alerts = z.object({
  group: prompt({
    location: z.string(),
    online: z.boolean(),
    label: z.string(),
    meeting_date: instant,
  }).meta({ description: 'next field service meeting of the caller’s group' }),
  request: prompt({
    id: idOf('request, as in POST /special-service-group/request-accept'),
    date: z.string(),
    time: z.string(),
    location: z.string(),
    overseer: z.string(),
  }).meta({ description: 'request by another overseer to take over a field service group' }),
  cart: prompt({ cart_location_id: idOrZero, location: z.string(), start_at: cartTime }).meta({
    description: 'next cart shift of the caller',
  }),
  topics: z
    .array(z.object({ id: idOf('topic, as in GET /forums/{forum}/topics'), label: z.string() }))
    .meta({ description: 'followed topics with new comments' }),
  report: prompt({ report_month: z.string() }).meta({ description: 'report of last month, once filed' }),
  report_expected: z
    .boolean()
    .meta({ description: 'false if the person joined after last month ended (REPORTS-R27)' }),
  meetings: z
    .array(z.object({ meeting: z.enum(['clam', 'public']), starts_at: instant, url: z.string() }))
    .meta({ description: 'online meetings of today (SHELL-P6)' }),
  talk: prompt({
    theme: z.string(),
    speaker: z.string(),
    congregation: z
      .string()
      .nullable()
      .meta({ description: 'home congregation of the speaker; null if unknown' }),
    date: z.string().meta({ format: 'date' }),
  }).meta({
    description: 'public talk of this week; null without permission to see the schedule (SHELL-P10)',
  }),
  next: ownDuty.nullable().meta({ description: 'next duty of the caller' }),
  subscribe: z.boolean().meta({
    description: 'whether the app should send GET /profile-subscribed at present (SHELL-R9, SHELL-R10)',
  }),
});

const subscription = z.object({
  subscribed: z.boolean().meta({ description: 'the caller subscribes to news about Sheaf' }),
});

/** SETTINGS-R14. Null without permission to open the matching settings entry. */
const settingsFigures = z.object({
  people: count.nullable().meta({ description: 'number of people; null without permission' }),
  missing_reports: count.nullable().meta({ description: 'reports of last month that are missing' }),
  groups: count.nullable().meta({ description: 'number of groups; null without permission' }),
  maps: count.nullable().meta({ description: 'number of maps; null without permission' }),
  free_maps: count.nullable().meta({ description: 'maps that are neither assigned nor locked' }),
  cart_locations: count.nullable().meta({ description: 'number of cart locations; null without permission' }),
  away: z
    .object({ start_date: date, end_date: date })
    .nullable()
    .meta({ description: 'current or next days away of the caller' }),
  devices: count.meta({ description: 'devices on which the caller is signed in' }),
  calendar_feed: z.boolean().meta({ description: 'the caller has an active link to a calendar feed' }),
});

const step = z.enum(movingInSteps);

/** SETTINGS-R13. */
const movingIn = z.object({
  people: count.meta({ description: 'number of people' }),
  circuit: count.meta({ description: '1 if the circuit is set' }),
  meetings: count.nullable().meta({
    description: '1 if the meetings have a coordinator; null if meetings are not scheduled in Sheaf',
  }),
  roles: count.meta({ description: 'number of people with a role' }),
  groups: count.meta({ description: 'number of field service groups' }),
  qualifications: count
    .nullable()
    .meta({ description: 'number of people who qualify for a meeting part; null without meetings' }),
  responsibilities: count
    .nullable()
    .meta({ description: 'number of responsibilities at meetings; null if they are not scheduled' }),
  maps: count.meta({ description: 'number of maps' }),
  addresses: count.meta({ description: 'number of addresses' }),
  history: count.meta({ description: 'number of past and current assignments of maps' }),
  workbook: count.nullable().meta({ description: 'number of imported workbooks; null without meetings' }),
  invitations: count.meta({ description: 'number of people who have signed in' }),
  hidden: z.array(step).meta({ description: 'steps that the congregation hides' }),
});

/** SHELL-R34. */
const openSeats = z.object({
  from: date.meta({ description: 'first day of the overview: today' }),
  to: date.meta({ description: 'last day of the overview: a Sunday' }),
  kinds: z
    .array(z.enum(openSeatKinds))
    .meta({ description: 'kinds that the caller fills, whether or not seats are open' }),
  lines: z
    .array(
      z.object({
        week: date.meta({ description: 'Monday of the week' }),
        date: date.meta({ description: 'day of the first open seat of the line' }),
        kind: z.enum(openSeatKinds).meta({ description: 'kind of the seats' }),
        group: idOrZero.nullable().meta({
          description:
            'id of the language group, as in GET /language-groups; null for the whole congregation',
        }),
        location: idOrZero
          .nullable()
          .meta({ description: 'id of the cart location, as in GET /cart-locations; null for other kinds' }),
        label: z
          .string()
          .nullable()
          .meta({ description: 'name of the cart location or the language group; null without either' }),
        count: count.meta({ description: 'number of people that are still needed' }),
      }),
    )
    .meta({ description: 'one line for each week, kind, language group and cart location' }),
});

export const dashboard = {
  readOpenSeats: operation({
    name: 'dashboard.readOpenSeats',
    method: 'GET',
    path: '/open-seats',
    summary: 'Open seats of the next 13 weeks, by week and kind (SHELL-R34)',
    description:
      'Counts seats of programmes, responsibilities, public talks and cart shifts without a person, each kind for callers who fill it. Cancelled meetings and seats that a group has are not counted.',
    permission: [
      'schedules.meetings.assign',
      'schedules.attendants.edit',
      'settings.meetings.public',
      'settings.cart_locations.add',
      'schedules.carts.always_book',
    ],
    scope: 'congregation',
    reply: openSeats,
    refusals: [],
    idempotent: 'read',
    reads: [
      'attendantSchedule',
      'specialMeetings',
      'cartRotations',
      'cartSchedules',
      'clock',
      'congregations',
      'events',
      'languageGroups',
      'meetingAssignments',
      'meetingParts',
      'meetings',
      'publicTalks',
    ],
  }),
  readMovingIn: operation({
    name: 'dashboard.readMovingIn',
    method: 'GET',
    path: '/moving-in',
    summary:
      'Progress of setting up a new congregation: numbers of people, maps, addresses and other records (SETTINGS-R13)',
    permission: ['settings.users.add', 'settings.maps.add'],
    scope: 'congregation',
    reply: movingIn,
    refusals: [],
    idempotent: 'read',
    reads: [
      'access',
      'attendantResponsibilities',
      'availableAddresses',
      'congregations',
      'doNotCalls',
      'groups',
      'imports',
      'mapAssignments',
      'maps',
      'preloadedAddresses',
      'roles',
      'users',
    ],
  }),
  hideStep: operation({
    name: 'dashboard.hideStep',
    method: 'PUT',
    path: '/moving-in/{step}',
    summary: 'Hide a first step of the congregation, or show it again (SETTINGS-R13)',
    permission: ['settings.users.add', 'settings.maps.add'],
    scope: 'congregation',
    params: z.strictObject({ step: step.meta({ description: 'name of the step, as in GET /moving-in' }) }),
    body: z.strictObject({ hidden: z.boolean().meta({ description: 'false shows the step again' }) }),
    reply: z.object({ hidden: z.array(step).meta({ description: 'all hidden steps' }) }),
    refusals: [],
    idempotent: 'key',
    changes: ['congregations'],
  }),
  readSettingsFigures: operation({
    name: 'dashboard.readSettingsFigures',
    method: 'GET',
    path: '/settings-figures',
    summary: 'Figures shown on the settings entries that the caller may open (SETTINGS-R14)',
    permission: 'signed-in',
    scope: 'own',
    reply: settingsFigures,
    refusals: [],
    idempotent: 'read',
    reads: [
      'cartSchedules',
      'devices',
      'groups',
      'mapAssignments',
      'maps',
      'serviceReports',
      'sharedCarts',
      'users',
    ],
  }),
  listNotifications: operation({
    name: 'dashboard.listNotifications',
    method: 'GET',
    path: '/notifications',
    summary: 'Notifications of the caller from the last 90 days, newest first (SHELL-C5)',
    permission: 'signed-in',
    scope: 'own',
    query: pagedQuery(20, 'id', 'type', 'created_at', 'read_at'),
    reply: z.array(notification),
    refusals: [],
    idempotent: 'read',
    reads: ['notifications', 'users'],
  }),
  listNotificationsOf: operation({
    name: 'dashboard.listNotificationsOf',
    method: 'GET',
    path: '/users/{id}/notifications',
    summary: 'Latest fifty notifications of a person (USERS-C10)',
    permission: 'settings.users',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: listQuery('id', 'type', 'created_at', 'read_at'),
    reply: z.array(notification),
    refusals: [],
    idempotent: 'read',
    reads: ['notifications', 'users'],
    legacy: [{ method: 'GET', path: '/user/{id}/notifications' }],
  }),
  countUnread: operation({
    name: 'dashboard.countUnread',
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Number of unread notifications of the caller (SHELL-R17)',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({ unread: count }),
    refusals: [],
    idempotent: 'read',
    reads: ['notifications'],
  }),
  markRead: operation({
    name: 'dashboard.markRead',
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Mark a notification of the caller as read',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['notifications'],
  }),
  markAllRead: operation({
    name: 'dashboard.markAllRead',
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark notifications of the caller as read up to an id',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      until: reference.meta({ description: 'highest notification id that the person has seen' }),
    }),
    reply: z.object({ unread: count }),
    refusals: [],
    idempotent: 'key',
    changes: ['notifications'],
  }),
  readAlerts: operation({
    name: 'dashboard.readAlerts',
    method: 'GET',
    path: '/alerts',
    summary: 'Alerts of the dashboard (SHELL-C1)',
    description: 'Alerts that the app can derive from its cached collections are not included.',
    permission: 'signed-in',
    scope: 'own',
    reply: alerts,
    refusals: [],
    idempotent: 'read',
  }),
  readSubscription: operation({
    name: 'dashboard.readSubscription',
    method: 'GET',
    path: '/profile-subscribed',
    summary: 'Whether the caller subscribes to news about Sheaf (SHELL-C2)',
    description: 'Only for elders and servants.',
    permission: 'signed-in',
    scope: 'own',
    reply: subscription,
    refusals: ['not-subscriber'],
    idempotent: 'read',
    reads: ['users'],
  }),
  saveSubscription: operation({
    name: 'dashboard.saveSubscription',
    method: 'POST',
    path: '/profile-subscribed',
    summary: 'Subscribe to news about Sheaf, or unsubscribe (SHELL-C3, CF-3)',
    description: 'Only for elders and servants.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject(subscription.shape),
    reply: subscription,
    refusals: ['not-subscriber'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'PUT', path: '/profile-subscribed' }],
  }),
};
