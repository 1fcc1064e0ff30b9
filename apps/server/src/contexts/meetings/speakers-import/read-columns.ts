import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import type { ReadSpeakerColumns } from '@sheaf/rules/meetings/speakers-import/columns';
import type { Handler } from '#platform/handle';

/** SPKR-I1. */
export const readColumns = async ({
  prepared,
}: Handler<typeof speakersImport.readColumns, ReadSpeakerColumns>): Promise<ReadSpeakerColumns> => prepared;
