/**
 * Whether data can be stored: free space of the file system if it is local, and the last result of the
 * database.
 */
import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** A write failed because the disk is full. */
  noteFull(now: Date): void;
  /** A write succeeded. */
  noteStored(): void;
  isFull(now: Date): Promise<boolean>;
}

/** PostgreSQL writes its WAL in segments of 16 MiB; with less room it stops. */
const leastBytes = 16 * 1024 * 1024;
/** The next write checks again after this time. */
const rememberMilliseconds = 60_000;

/** `folder` of an embedded database; the disk of another machine is known by its errors only. */
export function openDiskSpace(folder?: string): DiskSpace {
  let fullAt: number | undefined;
  return {
    noteFull: (now) => {
      fullAt = now.getTime();
    },
    noteStored: () => {
      fullAt = undefined;
    },
    async isFull(now) {
      if (fullAt !== undefined && now.getTime() - fullAt < rememberMilliseconds) return true;
      if (folder === undefined) return false;
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize < leastBytes;
    },
  };
}
