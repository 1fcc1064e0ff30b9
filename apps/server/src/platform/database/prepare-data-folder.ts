/** Creates the data folder with access for one user, or refuses with a sentence. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DatabaseUser, makeOwnFolder } from '#platform/database/database-user';

const another = 'Choose another with SHEAF_DATA.';
const forbiddenCodes = new Set(['EACCES', 'EPERM', 'EROFS']);
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** The nearest part of the path that exists and is not a folder. */
function fileOnTheWay(folder: string): string | undefined {
  for (let path = folder; path !== resolve(path, '..'); path = resolve(path, '..'))
    if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path;
  return undefined;
}

/** Explains a file system error in a sentence with the remedy; returns other errors unchanged. */
export function explainFolder(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const told = (sentence: string): Error =>
    new Error(`The data folder ${folder} ${sentence}`, { cause: error });
  if (forbiddenCodes.has(code))
    return told(
      'cannot be written by the user who starts Sheaf. Change its owner, or choose another with SHEAF_DATA.',
    );
  if (fullCodes.has(code)) return told(`cannot be written, because the disk is full. Make room. ${another}`);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return told(`cannot be made, because ${fileOnTheWay(folder) ?? folder} is a file. ${another}`);
  if (code === 'ENOENT') return told(`cannot be made there. ${another}`);
  return error;
}

function assertReachable(folder: string, who: DatabaseUser): void {
  if (who.uid === undefined) return;
  for (let path = resolve(folder, '..'); path !== '/'; path = resolve(path, '..')) {
    if ((statSync(path).mode & 0o001) === 0) {
      throw new Error(
        `Sheaf runs as root, so its database runs as "nobody", who cannot enter ${path}. ` +
          'Choose another folder with SHEAF_DATA, or start Sheaf as an ordinary user.',
      );
    }
  }
}

const ownEntries = /^(?:(?:postgres|postgres\.log|socket|address)$|sheaf\.lock|erased-people\.json)/;
const indifferent = /^(\..*|lost\+found)$/;

/** Refuses a folder with foreign content, because its owner and permissions are changed. */
function assertOurs(folder: string): void {
  const entries = readdirSync(folder).filter((name) => !indifferent.test(name));
  if (entries.length === 0 || entries.some((name) => ownEntries.test(name))) return;
  throw new Error(
    `The data folder ${folder} holds other files, such as ${entries[0]}. Choose an empty one with SHEAF_DATA.`,
  );
}

function assertClosed(folder: string): void {
  if ((statSync(folder).mode & 0o077) === 0) return;
  throw new Error(
    `The data folder ${folder} can be read by others, and its file system does not let that be changed. ${another}`,
  );
}

/**
 * @throws with a sentence if the folder cannot be created, written, entered by the database user, or closed
 * to others.
 */
export function prepareDataFolder(folder: string, who: DatabaseUser): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    assertReachable(folder, who);
    assertOurs(folder);
    makeOwnFolder(folder, who);
    assertClosed(folder);
  } catch (error) {
    throw explainFolder(error, folder);
  }
}
