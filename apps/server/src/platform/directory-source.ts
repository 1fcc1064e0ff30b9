/** Sources for the directory of congregations and speakers. */
import type { Tenant } from '#platform/database/tenant';

/** An entry of the directory: a congregation with all its speakers, or one speaker. */
export type DirectoryEntry = { congregation: number } | { speaker: number };

export interface DirectoryUse {
  date: string;
  kind: 'talk' | 'away-talk';
  /** The speaker, or the place. */
  name: string;
}

/** Talks from this day on. */
export type DirectoryUseSource = (
  tenant: Tenant,
  entry: DirectoryEntry,
  today: string,
) => Promise<DirectoryUse[]>;

/** The congregation's public talk titles by number. */
export type TalkTitleSource = (tenant: Tenant) => Promise<ReadonlyMap<number, string>>;
