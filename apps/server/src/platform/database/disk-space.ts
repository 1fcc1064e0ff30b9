/** Whether there is room to store anything: what the file system says where it can be asked, and what the database said last. */
import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** Something could not be stored for want of room. */
  noteFull(now: Date): void;
  /** Something was stored. */
  noteStored(): void;
  isFull(now: Date): Promise<boolean>;
}

/** PostgreSQL writes its log of changes in pieces of this size, so with less room it ends. */
const leastBytes = 16 * 1024 * 1024;
/** Then it is asked again by whoever writes next. */
const rememberMilliseconds = 60_000;

/** `folder`: of the database that runs here; another machine's disk is known by its answers alone. */
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
