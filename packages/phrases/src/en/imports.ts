/** The section of imports; its words are those of the import of the territory. */
import { territoryImport } from './territory-import.ts';

export const imports = {
  section: 'Imports',
  ...territoryImport,
} as const;
