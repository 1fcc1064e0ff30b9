/** What waits for a person: notifications, alerts, and whether they want to hear of Sheaf (SHELL). */
import { z } from 'zod';
import { cartTime } from '../../carts/rows.ts';
import { ownDuty } from '../../duties/own-duties.ts';
import {
  count,
  date,
  id,
  idOrZero,
  instant,
  listQuery,
  noContent,
  pagedQuery,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';

const notification = z.object({
  id: idOrZero,
  type: z.string().meta({ description: 'a kind that a domain registers, such as map-assigned' }),
  data: z.object({ content: z.string().meta({ description: 'a sentence in the reader’s language' }) }),
  to: z.string().nullable().meta({ description: 'the screen where more of it is seen' }),
  created_at: instant,
  read_at: instant.nullable(),
});

const prompt = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullable();

/** SHELL-D1. What no domain has yet to tell of is null. */
export const alerts = z.object({
  group: prompt({
    location: z.string(),
    online: z.boolean(),
    label: z.string(),
    meeting_date: instant,
  }).meta({ description: 'the next field service meeting of the own group' }),
  request: prompt({
    id: idOrZero,
    date: z.string(),
    time: z.string(),
    location: z.string(),
    overseer: z.string(),
  }).meta({ description: 'somebody asks to be relieved of a group' }),
  cart: prompt({ cart_location_id: idOrZero, location: z.string(), start_at: cartTime }).meta({
    description: 'the next cart shift',
  }),
  topics: z
    .array(z.object({ id: idOrZero, label: z.string() }))
    .meta({ description: 'subscribed topics with news' }),
  report: prompt({ report_month: z.string() }).meta({ description: 'the report of last month, once filed' }),
  report_expected: z
    .boolean()
    .meta({ description: 'false where last month was over before the person was here (REPORTS-R27)' }),
  meetings: z
    .array(z.object({ meeting: z.enum(['clam', 'public']), starts_at: instant, url: z.string() }))
    .meta({ description: 'today’s meetings that are held online (SHELL-P6)' }),
  talk: prompt({
    theme: z.string(),
    speaker: z.string(),
    congregation: z.string().nullable().meta({ description: 'where the speaker comes from' }),
    date: z.string().meta({ format: 'date' }),
  }).meta({ description: 'the public talk of this week, for whoever sees the schedule (SHELL-P10)' }),
  next: ownDuty.nullable().meta({ description: 'the next own duty' }),
  subscribe: z
    .boolean()
    .meta({ description: 'whether profile-subscribed is asked for in these days (SHELL-R9, SHELL-R10)' }),
});

const subscription = z.object({ subscribed: z.boolean() });

/** SETTINGS-R14. Null where the person may not open the entry that tells it. */
const settingsFigures = z.object({
  people: count.nullable(),
  missing_reports: count.nullable().meta({ description: 'of last month' }),
  groups: count.nullable(),
  maps: count.nullable(),
  free_maps: count.nullable().meta({ description: 'neither out nor locked' }),
  cart_locations: count.nullable(),
  away: z
    .object({ start_date: date, end_date: date })
    .nullable()
    .meta({ description: 'the own days away that are now or come next' }),
});

export const dashboard = {
  readMovingIn: operation({
    name: 'dashboard.readMovingIn',
    method: 'GET',
    path: '/moving-in',
    summary:
      'How far a new congregation has moved in: how many people, maps, addresses and assignments there are (SETTINGS-R13).',
    permission: ['settings.users.add', 'settings.maps.add'],
    scope: 'congregation',
    reply: z.object({ people: count, maps: count, addresses: count, history: count }),
    refusals: [],
    idempotent: 'read',
    reads: ['availableAddresses', 'doNotCalls', 'mapAssignments', 'maps', 'preloadedAddresses', 'users'],
  }),
  readSettingsFigures: operation({
    name: 'dashboard.readSettingsFigures',
    method: 'GET',
    path: '/settings-figures',
    summary:
      'What the entries of the settings tell at once, as far as the person may open them (SETTINGS-R14).',
    permission: 'signed-in',
    scope: 'own',
    reply: settingsFigures,
    refusals: [],
    idempotent: 'read',
    reads: ['cartSchedules', 'groups', 'mapAssignments', 'maps', 'serviceReports', 'sharedCarts', 'users'],
  }),
  listNotifications: operation({
    name: 'dashboard.listNotifications',
    method: 'GET',
    path: '/notifications',
    summary: 'The own notifications of the last 90 days, latest first (SHELL-C5).',
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
    summary: 'The latest fifty notifications of one person, for those who keep people (USERS-C10).',
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
    summary: 'How many of the own notifications are not read yet (SHELL-R17).',
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
    summary: 'Marks one of the own notifications as read.',
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
    summary: 'Marks the own notifications as read up to the latest one that was seen.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ until: reference.meta({ description: 'highest id seen' }) }),
    reply: z.object({ unread: count }),
    refusals: [],
    idempotent: 'key',
    changes: ['notifications'],
  }),
  readAlerts: operation({
    name: 'dashboard.readAlerts',
    method: 'GET',
    path: '/alerts',
    summary: 'What the dashboard prompts for beside what the phone knows itself (SHELL-C1).',
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
    summary: 'Whether an elder or servant wants to hear of Sheaf (SHELL-C2).',
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
    summary: 'An elder or servant subscribes, or no longer (SHELL-C3, CF-3).',
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
