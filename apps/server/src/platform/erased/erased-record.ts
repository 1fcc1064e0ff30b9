/**
 * Record of erased people outside the database, which survives the loss or an older restore of the database.
 * It holds only ids and the creation instant, so that another database's person with the same id is not
 * erased. One line per person, append-only.
 */
import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export interface ErasedPerson {
  congregation: number;
  person: number;
  /** Creation instant of the person, as the database writes it: microseconds, UTC. */
  made: string;
}

export interface ErasedRecord {
  list(): Promise<ErasedPerson[]>;
  /** Resolves after fsync. */
  note(people: readonly ErasedPerson[]): Promise<void>;
}

const erasedPerson = z.strictObject({ congregation: z.int(), person: z.int(), made: z.string() });

/** Before 3.25 the whole record was one JSON file. */
const formerRecord = z.object({ format: z.literal('sheaf-erased-1'), people: z.array(erasedPerson) });

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function read<T>(path: string, text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${path} is not a record of who was erased. Put the right file back before Sheaf starts.`,
      { cause: error },
    );
  }
}

/** Truncates an incomplete line: its erasure was not committed. */
async function wholeLines(path: string): Promise<string[]> {
  const text = await textOf(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) await truncate(path, Buffer.byteLength(whole));
  return whole.split('\n').filter((line) => line !== '');
}

async function append(folder: string, path: string, lines: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(path, 'a', 0o600);
  try {
    await file.writeFile(lines.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** `erased-people.jsonl` in the data folder, plus the former `erased-people.json`. */
export function openErasedRecord(folder: string): ErasedRecord {
  const path = join(folder, 'erased-people.jsonl');
  const formerPath = join(folder, 'erased-people.json');
  return {
    async list() {
      const former = await textOf(formerPath);
      return [
        ...(former === '' ? [] : read(formerPath, former, formerRecord).people),
        ...(await wholeLines(path)).map((line) => read(path, line, erasedPerson)),
      ];
    },
    async note(people) {
      if (people.length > 0)
        await append(
          folder,
          path,
          people.map((person) => JSON.stringify(person)),
        );
    },
  };
}
