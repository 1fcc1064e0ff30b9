/** What the journal tells of imports of speakers and talks. */
export const speakersImportOperations = {
  'speakersImport.importFile': { kind: 'imports', final: 'import' },
  'speakersImport.takeBackImport': { kind: 'imports', final: 'import' },
} as const;
