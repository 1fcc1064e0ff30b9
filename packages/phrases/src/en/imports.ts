/** Phrases of the imports section; most are those of the territory import. */
import { territoryImport } from './territory-import.ts';

export const imports = {
  section: 'Imports',
  ...territoryImport,
} as const;
