export const speakersImportOperations = {
  'speakersImport.importFile': { kind: 'imports', final: 'import' },
  'speakersImport.rollbackImport': { kind: 'imports', final: 'import' },
} as const;
