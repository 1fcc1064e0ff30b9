/** Congregations with speakers, and calls to the directory, for tests. */
import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { type SeededCongregation, type SeededPerson, seedCongregation } from '#platform/testing/seeds';
import type { TestApp } from '#platform/testing/test-app';

export interface SpeakingCongregation extends SeededCongregation {
  name: string;
  /** Manages the directory and the settings. */
  keeper: SeededPerson;
}

const placing = 'update congregations set country_id = $2, circuit = $3 where congregation_id = $1';

let hidden = 0;

/** Unique contact data, which other congregations must not read. */
export const secretsOf = (firstName: string) => {
  hidden += 1;
  return {
    email: `${firstName.toLowerCase()}${hidden}@hidden.example.org`,
    phone: `0499 000 ${100 + hidden}`,
  };
};

export async function openSpeakerFixture(test: TestApp) {
  const { owner } = test.database;
  const keys: PermissionKey[] = ['settings.meetings.public', 'settings.cong.edit'];
  await owner.query(
    `insert into countries (id, code, name) overriding system value values (901, 'XA', 'Here'), (902, 'XB', 'There')`,
  );
  await owner.query(
    `insert into regions (id, code, name, country_id) overriding system value values (911, 'N', 'North', 901)`,
  );
  return {
    async open(
      name: string,
      place: { country?: number; circuit?: string } = {},
    ): Promise<SpeakingCongregation> {
      const congregation = await seedCongregation(owner, name);
      await owner.query(placing, [congregation.id, place.country ?? null, place.circuit ?? null]);
      return { ...congregation, name, keeper: await congregation.addPerson({ permissions: keys }) };
    },
    /** Adds a person who speaks elsewhere (part 15). */
    async speaker(congregation: SeededCongregation, firstName: string, outlines: number[] = []) {
      const secrets = secretsOf(firstName);
      const { id } = await congregation.addPerson({ firstName, gender: 1, appointment: 'elder', ...secrets });
      await owner.query(
        'update people set qualified_parts = $2, public_talk_outlines = $3 where congregation_id = $4 and id = $1',
        [id, [15], outlines, congregation.id],
      );
      return { id, ...secrets };
    },
    /** Sets who may see the speakers of the congregation. */
    share: (as: SpeakingCongregation, share_speakers: 'none' | 'partners' | 'country') =>
      test.call(speakers.saveSharing, { as: as.keeper.token, body: { share_speakers } }),
    async partnership(one: SpeakingCongregation, other: SpeakingCongregation) {
      await test.call(speakers.askPartner, { as: one.keeper.token, body: { congregation_id: other.id } });
      await test.call(speakers.askPartner, { as: other.keeper.token, body: { congregation_id: one.id } });
    },
    profile: (as: SpeakingCongregation, id: number) =>
      test.call(speakers.readProfile, { as: as.keeper.token, params: { id } }),
    search: (as: SpeakingCongregation, query: string, range: 'circuit' | 'region' | 'country' = 'country') =>
      test.call(speakers.searchSpeakers, { as: as.keeper.token, body: { query, range } }),
    add: (as: SpeakingCongregation, name: string, more: object = {}) =>
      test.call(speakers.addCongregation, { as: as.keeper.token, body: { name, ...more } }),
  };
}
export type SpeakerFixture = Awaited<ReturnType<typeof openSpeakerFixture>>;
