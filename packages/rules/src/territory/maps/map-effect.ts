/**
 * Changes of a decision about a map. The store writes them without further decisions; omitted fields are
 * unchanged. Instants are milliseconds since 1970, dates `YYYY-MM-DD`.
 */
import type { Campaign } from './campaign.ts';
import type { mapsNotifications } from './notifications.ts';

/** Notifications about an open assignment. */
export const toldOfAssignments = [
  'map-assigned',
  'map-handed-over',
] as const satisfies readonly (keyof typeof mapsNotifications)[];

export interface AssignmentLabel {
  personal: boolean;
  campaign: Campaign;
  /** Name of the congregation's own campaign. */
  campaignName: string | null;
}

export interface BegunAssignment extends AssignmentLabel {
  /** Null for a map that is open to everybody. */
  holderId: number | null;
  at: number;
  previousCompletedOn: string | null;
}

/** The assignment remains in the history, or is deleted without trace. */
export type EndedAssignment =
  | { kept: true; at: number; completed: boolean; note: string | null }
  | { kept: false };

export interface MapEffect {
  ended?: EndedAssignment;
  /** Begins after the one that ended. */
  began?: BegunAssignment;
  /** New label of the continuing assignment. */
  label?: AssignmentLabel;
  /** The previous holder returns the map at this instant, and this person holds it from then on. */
  handedTo?: { personId: number; at: number };
  blocks?: readonly { block: number; completed: boolean }[];
  /** The map was worked: its assignment has started and is in use. */
  worked?: { at: number };
  lastCompletedOn?: string | null;
  locked?: boolean;
  /**
   * Addresses removed from the list to work: all of them, those added by the assignment, or its homes
   * that nobody tried.
   */
  listLoses?: 'all' | 'populated' | 'untried-homes';
  /** The homes of the map join the list to work. */
  homesMarked?: true;
  told?: readonly { personId: number; type: keyof typeof mapsNotifications }[];
  /** Unread notifications of these people about the assignment, sent at these instants, to be withdrawn. */
  withdrawn?: readonly { personId: number; at: number }[];
}
