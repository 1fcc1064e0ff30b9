/** What other domains tell the directory of congregations and speakers; the directory walks them. */
import type { Tenant } from '#platform/database/tenant';

/** One of the directory: a congregation with all who speak in it, or one speaker. */
export type DirectoryEntry = { congregation: number } | { speaker: number };

/** A talk that names it. */
export interface DirectoryUse {
  date: string;
  kind: 'talk' | 'away-talk';
  /** Who speaks, or where. */
  name: string;
}

/** Talks on this day and later. */
export type DirectoryUseSource = (
  tenant: Tenant,
  entry: DirectoryEntry,
  today: string,
) => Promise<DirectoryUse[]>;

/** The titles that the congregation has for public talks, by number. */
export type TalkTitleSource = (tenant: Tenant) => Promise<ReadonlyMap<number, string>>;
