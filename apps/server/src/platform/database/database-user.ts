/**
 * The operating system user of the embedded database: the user of this process, except root, which PostgreSQL
 * refuses.
 */
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';

export interface DatabaseUser {
  uid?: number;
  gid?: number;
}

/** Empty if the database runs as this process's user; under root it is `nobody`, who then owns the folder. */
export const databaseUser = (): DatabaseUser => {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and this machine has no user "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
};

export const giveTo = (path: string, who: DatabaseUser): void => {
  if (who.uid !== undefined) chownSync(path, who.uid, who.gid!);
};

/** Readable by its owner only. */
export function makeOwnFolder(path: string, who: DatabaseUser): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  giveTo(path, who);
}
