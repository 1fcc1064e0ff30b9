/** The feed by which a calendar follows a person's own dates (USERS-C12). */
import { z } from 'zod';
import { noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const calendarFeed = {
  renewCalendarFeed: operation({
    name: 'calendarFeed.renewCalendarFeed',
    method: 'POST',
    path: '/profile/calendar-feed',
    summary:
      'Makes the link of the own calendar feed; an older one stops working. Told once, for only its hash is kept.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({ url: z.string() }),
    refusals: [],
    idempotent: 'natural',
    changes: ['users'],
    limits: { recentCheck: true },
  }),
  stopCalendarFeed: operation({
    name: 'calendarFeed.stopCalendarFeed',
    method: 'DELETE',
    path: '/profile/calendar-feed',
    summary: 'The link of the own calendar feed stops working.',
    permission: 'signed-in',
    scope: 'own',
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
    limits: { recentCheck: true },
  }),
  readCalendarFeed: operation({
    name: 'calendarFeed.readCalendarFeed',
    method: 'GET',
    path: '/ical/{token}',
    summary: 'A person’s calendar as iCalendar, by the secret of their feed (USERS-C12, USERS-O8).',
    permission: 'public',
    scope: 'own',
    params: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not-a-secret') }),
    reply: 'file',
    fileTypes: ['text/calendar'],
    refusals: [],
    idempotent: 'read',
    // A calendar service reads the feeds of many people from one address.
    limits: { perMinute: 600 },
  }),
};
