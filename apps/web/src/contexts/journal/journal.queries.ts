/** Queries of the journal: paginated, with the phrases of the domains that occur. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type Reply } from '#platform/api.ts';
import { loadPhrases, type Namespace } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type Change = Reply<'journal.listChanges'>['changes'][number];
export type Details = Reply<'journal.readChange'>;
export type Entry = Details['entries'][number];
export type Label = Entry['label'];
export type Kind = Reply<'journal.listChanges'>['kinds'][number];

export interface JournalFilter {
  person: number | null;
  kind: string | null;
  /** Includes sign-ins and sign-outs, which are excluded by default. */
  signIns: boolean;
  from: string;
  until: string;
}

export const everything: JournalFilter = { person: null, kind: null, signIns: false, from: '', until: '' };

const asked = ({ person, kind, signIns, from, until }: JournalFilter, before: number | null) => ({
  ...(person !== null && { person }),
  ...(kind !== null && { kind }),
  ...(signIns && { sign_ins: 'true' }),
  ...(from && { from }),
  ...(until && { until }),
  ...(before !== null && { before }),
});

type ChangeSubject = NonNullable<Change['about']> & Partial<Pick<Entry, 'fields'>>;

/** Loads the phrases of the domains that occur, before their changes are shown. */
export async function loadPhrasesOf(
  told: readonly (ChangeSubject | null)[],
  kinds: readonly Kind[] = [],
): Promise<void> {
  const fields = told.flatMap((about) => [...(about?.label ?? []), ...(about?.fields ?? [])]);
  const namespaces = new Set([
    ...told.flatMap((about) => about?.domain ?? []),
    ...fields.flatMap((word) => word.words?.split(':')[0] ?? []),
    ...kinds.map(({ domain }) => domain),
  ]);
  await loadPhrases([...namespaces] as Namespace[]);
}

export const useChanges = (wanted: JournalFilter) =>
  useInfiniteQuery({
    queryKey: ['journal.listChanges', wanted],
    queryFn: async ({ pageParam }) => {
      const page = await call('journal.listChanges', { query: asked(wanted, pageParam) });
      await loadPhrasesOf(
        page.changes.map(({ about }) => about),
        page.kinds,
      );
      return page;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ changes, more }) => (more ? changes.at(-1)!.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Changes of the last seven days by kind, with the names of the kinds. */
export const useChangeCounts = (wanted: boolean) =>
  useRead(
    'journal.countChanges',
    {},
    { enabled: wanted, before: ({ kinds }) => loadPhrasesOf([], kinds), staleTime: 0 },
  );

export const useChange = (id: number) =>
  useRead(
    'journal.readChange',
    { params: { id } },
    { before: ({ about, entries }) => loadPhrasesOf([about, ...entries]), staleTime: 0 },
  );
