/** Counts of the last seven days by kind, in the pane next to the list; a press lists the counted changes. */
import { type PhraseKey, useTexts } from '#platform/texts.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { ListSummary } from '#ui/list-summary.tsx';
import { everything, type JournalFilter, useChangeCounts } from './journal.queries.ts';

interface JournalSummaryProps {
  wanted: JournalFilter;
  onChange: (wanted: JournalFilter) => void;
}

export function JournalSummary({ wanted, onChange }: JournalSummaryProps) {
  const { t } = useTexts();
  const counts = useChangeCounts(useWideScreen()).data;
  if (!counts) return null;
  const { from, kinds } = counts;
  const factOf = (label: string, count: number, kind: string | null) => {
    const shown = wanted.from === from && wanted.kind === kind && !wanted.signIns;
    return {
      label,
      count,
      shown,
      onClick: () => onChange(shown ? everything : { ...everything, from, kind }),
    };
  };
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <ListSummary
      title={t('journal:week')}
      facts={[
        factOf(t('journal:changes'), all, null),
        ...kinds.map(({ name, domain, count }) =>
          factOf(t(`${domain}:journal.kind.${name}` as PhraseKey), count, name),
        ),
      ]}
    />
  );
}
