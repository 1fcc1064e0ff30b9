/**
 * Server manifest of the domain: import of congregations, speakers and earlier talks from tables, and its
 * rollback.
 */
import { speakersImportOperations } from '@sheaf/rules/meetings/speakers-import/journal-entities';
import { speakersImportRoutes } from '#contexts/meetings/speakers-import/speakers-import.routes';
import { defineDomain } from '#platform/domain';

export const speakersImportDomain = defineDomain({
  name: 'speakers-import',
  owns: [],
  operations: speakersImportRoutes,
  journal: { kind: 'speakers', kinds: [], phrases: 'speakers', operations: speakersImportOperations },
});
