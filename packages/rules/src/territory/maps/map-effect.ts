/**
 * What a decision about a map changes. The store writes it as it stands and decides nothing further; what is left out stays as it is.
 * Instants are milliseconds since 1970, dates `YYYY-MM-DD`.
 */
import type { Campaign } from './campaign.ts';
import type { mapsNotifications } from './notifications.ts';

/** What is told of an assignment while it goes on. */
export const toldOfAssignments = [
  'map-assigned',
  'map-handed-over',
] as const satisfies readonly (keyof typeof mapsNotifications)[];

export interface AssignmentLabel {
  personal: boolean;
  campaign: Campaign;
  /** Of a campaign of the congregation's own. */
  campaignName: string | null;
}

export interface BegunAssignment extends AssignmentLabel {
  /** Null for a map that is open to everybody. */
  holderId: number | null;
  at: number;
  previousCompletedOn: string | null;
}

/** It stays in the history, or it is as if it had never been. */
export type EndedAssignment =
  | { kept: true; at: number; completed: boolean; note: string | null }
  | { kept: false };

export interface MapEffect {
  ended?: EndedAssignment;
  /** Begins after the one that ended. */
  began?: BegunAssignment;
  /** Of the assignment that goes on. */
  label?: AssignmentLabel;
  /** The holder before returns the map at this instant, and this person has it from then on. */
  handedTo?: { personId: number; at: number };
  blocks?: readonly { block: number; completed: boolean }[];
  /** Something was done with the map: its assignment has started, and is in use. */
  worked?: { at: number };
  lastCompletedOn?: string | null;
  locked?: boolean;
  /** Addresses that leave the list to work: all of them, or those that the assignment brought into it. */
  listLoses?: 'all' | 'populated';
  told?: readonly { personId: number; type: keyof typeof mapsNotifications }[];
  /** What these were told of the assignment at these instants, where they have not read it yet. */
  withdrawn?: readonly { personId: number; at: number }[];
}
