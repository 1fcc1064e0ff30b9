/** A congregation with meetings, and a person who plans responsibilities, for tests. */
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { BodyOf } from '@sheaf/contract/operation';
import { type MeetingFixture, openMeetingFixture } from '#contexts/meetings/meetings/testing/meeting-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

type Values = Partial<BodyOf<typeof responsibilities.addResponsibility>>;

export interface ResponsibilitiesFixture extends MeetingFixture {
  servant: SeededPerson;
  reader: SeededPerson;
  people(count: number): Promise<SeededPerson[]>;
  add(values: Values): Promise<Awaited<ReturnType<typeof added>>>;
  schedule(as?: string): ReturnType<typeof listed>;
  /** Person of a responsibility, by meeting. */
  turns(responsibility: number): Promise<(number | null)[]>;
}

const added = async (test: TestApp, as: string, label: string, body: Values) => {
  const answer = await test.call(responsibilities.addResponsibility, {
    as,
    body: { label, frequency: 'meeting', ...body },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};

const listed = async (test: TestApp, as: string) =>
  (await test.call(responsibilities.listSchedule, { as })).data;

export async function openResponsibilitiesFixture(
  test: TestApp,
  name = 'Burnie',
): Promise<ResponsibilitiesFixture> {
  const fixture = await openMeetingFixture(test, name);
  const servant = await fixture.congregation.addPerson({
    permissions: ['schedules.attendants', 'schedules.attendants.edit', 'schedules.meetings'],
  });
  const reader = await fixture.congregation.addPerson({ permissions: ['schedules.attendants'] });
  let doors = 0;
  const label = (): string => (doors === 1 ? 'Main door' : `Door ${doors}`);
  const schedule = (as = servant.token) => listed(test, as);
  return {
    ...fixture,
    servant,
    reader,
    people: (count) =>
      Promise.all(
        Array.from({ length: count }, (_, at) => fixture.congregation.addPerson({ firstName: `P${at}` })),
      ),
    add(values) {
      doors += 1;
      return added(test, servant.token, label(), values);
    },
    schedule,
    turns: async (responsibility) =>
      (await schedule()).flatMap(({ attendants: all }) =>
        all.filter((duty) => duty.responsibility === responsibility).map(({ user, group }) => user ?? group),
      ),
  };
}
