/** Manifest of a congregation file: format, matching database version, and checksums of all parts. */
import { z } from 'zod';

export const fileFormat = 'sheaf-congregation-1';
export const manifestName = 'manifest.json';
export const readMeName = 'read-me.txt';
export const dataName = (table: string): string => `data/${table}.jsonl`;
export const tableName = (table: string): string => `tables/${table}.csv`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.number().int().min(0);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

export const manifestShape = z.strictObject({
  format: z.literal(fileFormat),
  version: z.string().max(40),
  exported_at: z.iso.datetime(),
  congregation: z.strictObject({ name: z.string().min(1).max(190) }),
  /** Checksum by migration name. */
  migrations: z.record(z.string().max(190), sha256),
  /** Number of renumbered congregations besides the exported one. */
  numbers: size.max(100_000),
  tables: z.array(z.strictObject({ name, columns: z.array(name), rows: size, bytes: size, sha256 })).max(500),
  files: z.array(z.strictObject({ name: z.string().max(190), bytes: size, sha256 })).max(50_000),
});

export type Manifest = z.infer<typeof manifestShape>;

/** An invalid congregation file; the message states the remedy. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}
