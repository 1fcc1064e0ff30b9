import { type LedGroup, leads, type Member } from './members.ts';

/**
 * Test model of GROUPS-R8: one of these people, or a leader of one of these groups, leads a group without
 * being a member, or leads two.
 */
export const somebodyLeadsElsewhere = (
  groups: readonly LedGroup[],
  people: readonly Pick<Member, 'id' | 'group_id'>[],
  asked: { people: readonly number[]; groups: readonly number[] },
): boolean =>
  people.some((person) => {
    const led = groups.filter((group) => leads(person.id, group));
    return led.some(
      (group) =>
        (asked.groups.includes(group.id) || asked.people.includes(person.id)) &&
        (person.group_id !== group.id || led.length > 1),
    );
  });
