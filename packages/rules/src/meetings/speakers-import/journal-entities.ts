/** What the journal tells of imports of speakers and talks. */
export const speakersImportOperations = {
  'speakersImport.importFile': { kind: 'imports', final: 'import' },
  'speakersImport.rollbackImport': { kind: 'imports', final: 'import' },
} as const;
