/** Server manifest of the domain: the directory of congregations and speakers. */
import { speakerSettings } from '@sheaf/contract/meetings/speakers/settings';
import { speakersEntities, speakersParts } from '@sheaf/rules/meetings/speakers/journal-entities';
import { speakersRoutes } from '#contexts/meetings/speakers/speakers.routes';
import { defineDomain } from '#platform/domain';

export const speakersDomain = defineDomain({
  name: 'speakers',
  owns: ['directory_congregations', 'directory_partners', 'directory_speakers'],
  imported: ['directory_congregations', 'directory_speakers'],
  exported: {
    leftOut: {
      directory_partners: 'Two congregations of one installation agreed on it; elsewhere they agree anew.',
    },
    renumbered: ['directory_congregations.id'],
    congregationNumbers: [
      'directory_partners.from_congregation',
      'directory_partners.to_congregation',
      'directory_speakers.host_id',
    ],
  },
  settings: [speakerSettings],
  operations: speakersRoutes,
  journal: {
    kind: 'speakers',
    entities: speakersEntities,
    variants: { domain_settings: speakersParts },
  },
});
