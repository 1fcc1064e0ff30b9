/** The page of assignments: in the section of maps. */
import { maps } from './maps.ts';

export const assignments = {
  none: maps.noneAssigned,
} as const;
