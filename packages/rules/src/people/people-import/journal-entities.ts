/** What the journal tells of imports of people. */
export const peopleImportOperations = {
  'peopleImport.importPeople': { kind: 'imports', final: 'import' },
} as const;
