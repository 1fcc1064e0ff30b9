/**
 * Who was erased, kept beside the database: a backup that is restored knows nothing of what was erased since, and this does.
 * It holds numbers only, and the instant a record was made, so that another database's person of the same number is left alone.
 */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

export interface ErasedPerson {
  congregation: number;
  person: number;
  /** When his record was made, as the database writes it: to the microsecond, UTC. */
  made: string;
}

export interface ErasedRecord {
  list(): Promise<ErasedPerson[]>;
  /** On the disk when it returns. */
  note(person: ErasedPerson): Promise<void>;
}

interface Kept {
  format: 'sheaf-erased-1';
  people: ErasedPerson[];
}

const isSame = (a: ErasedPerson, b: ErasedPerson): boolean =>
  a.congregation === b.congregation && a.person === b.person && a.made === b.made;

/** Undefined where it cannot be read as JSON. */
function keptIn(text: string): Partial<Kept> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function read(path: string): Promise<ErasedPerson[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const kept = keptIn(text);
  if (kept?.format !== 'sheaf-erased-1' || !Array.isArray(kept.people))
    throw new Error(
      `${path} is not a record of who was erased. Put the right file back before Sheaf starts.`,
    );
  return kept.people;
}

/** Whole under its name, or as it was: written beside, flushed, then renamed. */
async function write(folder: string, path: string, people: ErasedPerson[]): Promise<void> {
  const kept: Kept = { format: 'sheaf-erased-1', people };
  await mkdir(folder, { recursive: true });
  const partial = `${path}.partial`;
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(kept, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
}

/** `erased-people.json` in the folder of the data. */
export function openErasedRecord(folder: string): ErasedRecord {
  const path = join(folder, 'erased-people.json');
  let last: Promise<unknown> = Promise.resolve();
  return {
    list: () => read(path),
    note(person) {
      // One after the other, so that none writes over what another one noted.
      const noting = last.then(async () => {
        const people = await read(path);
        if (!people.some((known) => isSame(known, person))) await write(folder, path, [...people, person]);
      });
      last = noting.catch(() => undefined);
      return noting;
    },
  };
}
