/**
 * Who was erased, kept beside the database too: a database that is lost, or put back to an earlier day by other means, knows nothing of
 * what was erased since, and this does. It holds numbers only, and the instant a record was made, so that another database's person of
 * the same number is left alone. One line each, appended and never rewritten.
 */
import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export interface ErasedPerson {
  congregation: number;
  person: number;
  /** When their record was made, as the database writes it: to the microsecond, UTC. */
  made: string;
}

export interface ErasedRecord {
  list(): Promise<ErasedPerson[]>;
  /** On the disk when it returns. */
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

/** A line that was cut off while it was written belongs to an erasure that was not done, so it is taken away. */
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

/** `erased-people.jsonl` in the folder of the data, and what a former version left in `erased-people.json`. */
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
