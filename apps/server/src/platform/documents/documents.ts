/** Makes PDF files. A domain gives the typst source and its data; data never becomes source, so nobody's name can be a command. */
import { Worker } from 'node:worker_threads';
import { paper } from '#platform/documents/paper';
import type { Done, Job } from '#platform/documents/typst-worker';

export interface Paper {
  /** typst source of the body; `data` is the parsed data, `paper` and `words` come from `paper.ts`. */
  body: string;
  data: unknown;
  /** Language and, by it, the direction of the text. */
  lang: string;
  /** Pictures the body shows, by name. */
  pictures?: Record<string, Uint8Array>;
}

export interface Documents {
  /** Bytes of a PDF; rejects when the source is wrong or the thread was lost. */
  print(document: Paper): Promise<Buffer>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

/** The thread starts with the first document: most processes never make one. */
export function openDocuments(): Documents {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  const lose = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./typst-worker.ts', import.meta.url));
    thread.on('message', (done: Done) => {
      const asked = waiting.get(done.id);
      waiting.delete(done.id);
      if (waiting.size === 0) thread.unref();
      if ('pdf' in done) asked?.resolve(Buffer.from(done.pdf));
      else asked?.reject(new Error(done.failure));
    });
    thread.on('error', lose);
    thread.on('exit', () => {
      if (worker === thread) lose(new Error('the typesetter ended'));
    });
    return thread;
  };

  return {
    print({ body, data, lang, pictures = {} }) {
      worker ??= start();
      last += 1;
      const files = { ...pictures, 'data.json': Buffer.from(JSON.stringify(data)) };
      const job: Job = { id: last, source: paper(lang) + body, files };
      return new Promise((resolve, reject) => {
        waiting.set(job.id, { resolve, reject });
        // Only a document that is waited for keeps the process.
        worker!.ref();
        worker!.postMessage(job);
      });
    },
    async close() {
      const thread = worker;
      worker = undefined;
      await thread?.terminate();
    },
  };
}
