/** Makes PDF files. A domain gives the typst source and its data; data never becomes source, so nobody's name can be a command. */
import { isolated } from '@sheaf/phrases/fill-in';
import { isRightToLeft } from '@sheaf/phrases/spoken-languages';
import { paper } from '#platform/documents/paper';
import { typesetting } from '#platform/documents/typeset';
import { DeferredReply, FileReply } from '#platform/replies';
import type { Workers } from '#platform/workers/workers';

export interface Paper {
  /** typst source of the body; `data` is the parsed data, `paper` and `words` come from `paper.ts`. */
  body: string;
  data: unknown;
  /** Language and, by it, the direction of the text. */
  lang: string;
  /** False of what has hundreds of pages: what a screen reader needs makes a file of tables seventeen times as large. */
  tagged?: boolean;
  /** Pictures the body shows, by name. */
  pictures?: Record<string, Uint8Array>;
}

export interface Documents {
  /** Bytes of a PDF; rejects when the source is wrong, and as `Workers.run` does. */
  print(document: Paper, congregationId: number): Promise<Buffer>;
}

/** From the right, every text of the data keeps its own order, `12 Smith Street` and `+61 400 555 012`; names of pictures stay. */
function dataOf({ data, lang, pictures = {} }: Paper): string {
  if (!isRightToLeft(lang)) return JSON.stringify(data);
  const files = new Set(Object.keys(pictures).map((name) => `/${name}`));
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' && !files.has(value) ? isolated(value) : value,
  );
}

export const openDocuments = (workers: Workers): Documents => ({
  async print(document, congregationId) {
    const { body, lang, pictures, tagged = true } = document;
    const files = { ...pictures, 'data.json': Buffer.from(dataOf(document)) };
    const pdf = await workers.run(typesetting, { source: paper(lang) + body, files, tagged }, congregationId);
    return Buffer.from(pdf);
  },
});

/** The answer of an operation that prints: the PDF is made when the connection has been given back. */
export const pdfReply = (
  { platform, actor }: { platform: { documents: Documents }; actor: { congregationId: number } },
  document: Paper,
  name?: string,
): DeferredReply =>
  new DeferredReply(
    async () =>
      new FileReply(
        await platform.documents.print(document, actor.congregationId),
        'application/pdf',
        false,
        name === undefined ? {} : { name },
      ),
  );
