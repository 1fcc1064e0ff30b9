import { speakers } from '@sheaf/contract/meetings/speakers/speakers';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import type { DocumentedSetting } from '#app/suites/documented-setting';

type Row = (setting: DocumentedSetting) => Promise<unknown>;

/** Entered by hand, with a contact and a speaker. */
const otherCongregation: Row = async ({ done }) => {
  const { id } = await done(speakers.addCongregation, { body: { name: 'Penguin', circuit: 'TAS 1' } });
  const contact = { full_name: 'Paul Drummond', email: 'paul@example.org', phone: '03 6442 0001' };
  await done(speakers.saveContact, { params: { id }, body: contact });
  const body = {
    full_name: 'Amos Hale',
    email: 'amos@example.org',
    appointment: 'elder' as const,
    outlines: [3],
  };
  await done(speakers.addSpeaker, { params: { congregation_id: id }, body });
  return id;
};

const qualified = 'update people set qualified_parts = $2 where id = $1';

/** The congregation that our speakers are sent to, with one such speaker. */
const writtenCongregation: Row = async ({ test, me, row }) => {
  await test.database.owner.query(qualified, [me.id, [15]]);
  return row('otherCongregation');
};

const speaker: Row = async ({ done, row }) => {
  const body = { congregation: Number(await row('otherCongregation')) };
  return (await done(speakers.listSpeakers, { body }))[0]!.id;
};

/** A speaker of a congregation in the same circuit. */
const speakerName: Row = async ({ done, row }) => {
  await row('otherCongregation');
  await done(congregations.editCongregation, { body: { circuit: 'TAS 1' } });
  return 'hale';
};

export const speakerRows = {
  otherCongregation,
  writtenCongregation,
  speaker,
  speakerName,
  ownCongregation: async ({ congregation }: DocumentedSetting) => congregation.id,
  /** Talks are identified by number. */
  talk: async () => 12,
};
