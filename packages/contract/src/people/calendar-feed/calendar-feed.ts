/** Operations on the calendar feed of a person (USERS-C12). */
import { z } from 'zod';
import { noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const calendarFeed = {
  renewCalendarFeed: operation({
    name: 'calendarFeed.renewCalendarFeed',
    method: 'POST',
    path: '/profile/calendar-feed',
    summary: 'Create the link of the caller’s calendar feed',
    description: 'An older link stops working. The link is returned once, because only its hash is stored.',
    permission: 'signed-in',
    scope: 'own',
    reply: z.object({
      url: z.string().meta({ description: 'address for calendar programs; a new one replaces the old' }),
    }),
    refusals: [],
    idempotent: 'natural',
    changes: ['users'],
    limits: { recentCheck: true },
  }),
  stopCalendarFeed: operation({
    name: 'calendarFeed.stopCalendarFeed',
    method: 'DELETE',
    path: '/profile/calendar-feed',
    summary: 'Revoke the link of the caller’s calendar feed',
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
    summary: 'Calendar of a person as iCalendar, by the secret of their feed (USERS-C12, USERS-O8)',
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
