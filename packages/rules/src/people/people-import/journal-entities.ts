export const peopleImportOperations = {
  'peopleImport.importPeople': { kind: 'imports', final: 'import' },
} as const;
