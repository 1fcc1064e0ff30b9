/** What this domain brings to the server: the directory of congregations and of those who speak in them. */
import { speakerSettings } from '@sheaf/contract/speakers/settings';
import { speakersEntities, speakersParts } from '@sheaf/rules/speakers/journal-entities';
import { speakersRoutes } from '#domains/speakers/speakers.routes';
import { defineDomain } from '#platform/domain';

export const speakersDomain = defineDomain({
  name: 'speakers',
  owns: ['directory_congregations', 'directory_partners', 'directory_speakers'],
  imported: ['directory_congregations', 'directory_speakers'],
  settings: [speakerSettings],
  operations: speakersRoutes,
  journal: {
    kind: 'speakers',
    entities: speakersEntities,
    variants: { domain_settings: speakersParts },
  },
});
