import { expect, it } from 'vitest';
import { feedSubscriptions } from './feed-subscriptions.ts';

it('USERS-X23 a feed has a link for calendars of phone and computer, for Google and for Outlook', () => {
  expect(feedSubscriptions('https://sheaf.example/api/ical/AB-c', 'My dates')).toEqual({
    webcal: 'webcal://sheaf.example/api/ical/AB-c',
    google: 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fsheaf.example%2Fapi%2Fical%2FAB-c',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fsheaf.example%2Fapi%2Fical%2FAB-c&name=My%20dates',
  });
});
