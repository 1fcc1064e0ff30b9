import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { type GroupMeeting, type HoldingGroup, isDropped, missingOfGroups } from './language-groups.ts';
import { missingMeetings } from './week-meetings.ts';

const dates = fc
  .integer({ min: 0, max: 11_000 })
  .map((days) => Temporal.PlainDate.from('2015-01-01').add({ days }).toString());
const times = { clam_day: 3, clam_start_time: '19:00', public_day: 0, public_start_time: '10:00' };
const groups = fc
  .uniqueArray(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.boolean().map((active): HoldingGroup => ({ ...times, id, active })))),
  );
const keyOf = ({ week, type, language_group_id }: GroupMeeting) => `${language_group_id} ${week} ${type}`;

it('X-LANG-GROUP the missing meetings of a group are independent of those of other groups', () => {
  fc.assert(
    fc.property(dates, groups, fc.func(fc.boolean()), (today, all, stands) => {
      const wanted = all
        .filter(({ active }) => active)
        .flatMap(({ id }) => missingMeetings(today, []).map((one) => ({ ...one, language_group_id: id })));
      const existing = wanted.filter((one) => stands(keyOf(one)));
      const missing = missingOfGroups(today, all, existing);
      expect([...existing, ...missing].map(keyOf).sort()).toEqual(wanted.map(keyOf).sort());
    }),
  );
});

it('X-LANG-GROUP drops only future meetings without assigned people, of groups that no longer hold meetings', () => {
  fc.assert(
    fc.property(dates, dates, fc.boolean(), fc.boolean(), (today, held_on, active, hasPeople) => {
      expect(isDropped({ held_on }, { active }, hasPeople, today)).toBe(
        !active && !hasPeople && held_on > today,
      );
    }),
  );
});
