/** Produces PDF files. A domain passes typst source and data separately, so that data is never executed. */
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
  /** Language, which also determines the text direction. */
  lang: string;
  /**
   * False for documents of hundreds of pages: accessibility tags make a file of tables seventeen times as
   * large.
   */
  tagged?: boolean;
  pictures?: Record<string, Uint8Array>;
}

export interface Documents {
  /** Bytes of a PDF; rejects for a faulty source, and like `Workers.run`. */
  print(document: Paper, congregationId: number): Promise<Buffer>;
}

/**
 * In right-to-left languages every text of the data is isolated, such as `12 Smith Street` and `+61 400 555
 * 012`; picture names are unchanged.
 */
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

/** Reply of a printing operation: the PDF is produced after the connection is released. */
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
