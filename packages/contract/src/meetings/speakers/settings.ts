/** Settings of speaker sharing. */
import { speakerSettingsDefaults, speakerShares } from '@sheaf/rules/meetings/speakers/shown-speakers';
import { z } from 'zod';
import { settingsPart } from '../../settings-part.ts';

const share = { accepts: z.enum(speakerShares), reads: z.enum(speakerShares) };

export const speakerSettings = settingsPart('speakers', speakerSettingsDefaults, { share_speakers: share });
