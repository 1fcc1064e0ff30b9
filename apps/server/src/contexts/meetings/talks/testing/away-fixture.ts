/** A congregation with speakers for talks elsewhere, and a manual directory entry as host, for tests. */

import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { talks } from '@sheaf/contract/meetings/talks/talks';
import type { BodyOf } from '@sheaf/contract/operation';
import { openTalkFixture, type TalkFixture } from '#contexts/meetings/talks/testing/talk-fixture';
import type { SeededPerson } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export interface AwayFixture extends TalkFixture {
  /** Id of the manual entry, which meets on Saturdays at five. */
  host: number;
  samuel: SeededPerson;
  goer(firstName: string): Promise<SeededPerson>;
  save(body?: Partial<BodyOf<typeof talks.saveAwayTalk>>): ReturnType<typeof saveAway>;
  list(query?: { from?: string }): ReturnType<typeof listAway>;
}

const saveAway = (test: TestApp, as: string, body: BodyOf<typeof talks.saveAwayTalk>) =>
  test.call(talks.saveAwayTalk, { as, body });
const listAway = async (test: TestApp, as: string, query: object) =>
  (await test.call(talks.listAwayTalks, { as, query })).data;

export const devonport = {
  name: 'Devonport',
  address: '22 Steele Lane',
  suburb: 'Devonport',
  public_day: 6,
  public_start_time: '17:00',
  timezone_id: 'Australia/Hobart',
};

export async function openAwayFixture(test: TestApp, name: string): Promise<AwayFixture> {
  const fixture = await openTalkFixture(test, name);
  const as = fixture.coordinator.token;
  const host = (await test.call(speakers.addCongregation, { as, body: devonport })).data.id;
  async function goer(firstName: string) {
    const person = await fixture.speaker(firstName);
    await test.database.owner.query(
      'update people set qualified_parts = $3, public_talk_outlines = $4 where congregation_id = $1 and id = $2',
      [fixture.congregation.id, person.id, [14, 15, 16], [12, 30]],
    );
    return person;
  }
  const samuel = await goer('Samuel');
  const usual = { cong: host, date: '2026-12-13', speaker: samuel.id, talk: 12 };
  return {
    ...fixture,
    host,
    samuel,
    goer,
    save: (body = {}) => saveAway(test, as, { ...usual, ...body } as BodyOf<typeof talks.saveAwayTalk>),
    list: (query = {}) => listAway(test, as, query),
  };
}
