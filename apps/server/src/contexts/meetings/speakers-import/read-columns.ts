import type { speakersImport } from '@sheaf/contract/meetings/speakers-import/speakers-import';
import type { SpeakerColumns } from '#contexts/meetings/speakers-import/read-speakers-file';
import type { Handler } from '#platform/handle';

/** SPKR-I1. */
export const readColumns = async ({
  prepared,
}: Handler<typeof speakersImport.readColumns, SpeakerColumns>): Promise<SpeakerColumns> => prepared;
