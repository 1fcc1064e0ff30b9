/** Typesets a document in a worker process, because a hundred pages take tenths of a second. */
import type { Sources } from '#platform/documents/compile-typst';
import { task } from '#platform/workers/task';

export async function typeset(sources: Sources): Promise<Uint8Array> {
  // Imported lazily: compiler and fonts are large, and only the worker needs them.
  const { compileTypst } = await import('#platform/documents/compile-typst');
  return compileTypst(sources);
}

export const typesetting = task('papers', import.meta.url, typeset);
