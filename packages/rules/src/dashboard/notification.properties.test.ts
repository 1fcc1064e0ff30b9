import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNotificationType, isTold, notificationTypes, placeOfNotification } from './notification.ts';

it('DASH-R4 a notification leads to a place inside the app, whatever it names', () => {
  fc.assert(
    fc.property(fc.constantFrom(...notificationTypes), fc.string(), (type, number) => {
      const place = placeOfNotification(type, { number });
      if (place === null) return;
      const { origin, pathname } = new URL(place, 'https://sheaf.test');
      expect([origin, pathname.startsWith('/') && !place.startsWith('//')]).toEqual([
        'https://sheaf.test',
        true,
      ]);
    }),
  );
});

it('DASH-R2 nobody is told of what he did himself; a job is nobody', () => {
  fc.assert(
    fc.property(fc.nat(), fc.option(fc.nat()), (person, by) => {
      expect(isTold(person, by)).toBe(person !== by);
    }),
  );
});

it('a type that is not known is none', () => {
  for (const type of notificationTypes) expect(isNotificationType(type)).toBe(true);
  expect(isNotificationType('toString')).toBe(false);
});
