/** The list in a congregation's file: what it is, which database it fits, and what every part of it must be. */
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
  /** Of Sheaf. */
  version: z.string().max(40),
  exported_at: z.iso.datetime(),
  congregation: z.strictObject({ name: z.string().min(1).max(190) }),
  /** Name and checksum of every migration of its database. */
  migrations: z.record(z.string().max(190), sha256),
  /** How many congregations it numbers anew, beside itself. */
  numbers: size.max(100_000),
  tables: z.array(z.strictObject({ name, columns: z.array(name), rows: size, bytes: size, sha256 })).max(500),
  files: z.array(z.strictObject({ name: z.string().max(190), bytes: size, sha256 })).max(50_000),
});

export type Manifest = z.infer<typeof manifestShape>;

/** A file that cannot be taken in, with what to do about it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}
