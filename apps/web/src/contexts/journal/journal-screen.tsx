/**
 * Changes of the congregation's data, newest first, by day; each opens with its fields before and after
 * (X-HISTORY).
 */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { longDay } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { useKeptView } from '#platform/use-kept-view.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { aboutText, lineText } from './change-texts.ts';
import { type Change, everything, useChanges } from './journal.queries.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalSummary } from './journal-summary.tsx';

function Days({ changes }: { changes: Change[] }) {
  const { t } = useTexts();
  const days = groupBy(changes, ({ at }) => longDay(new Date(at)));
  return [...days].map(([day, ofDay]) => (
    <Section key={day} title={day}>
      <Card>
        {ofDay.map((change) => (
          <ListRow
            key={change.id}
            title={<bdi>{aboutText(t, change.about)}</bdi>}
            line={<bdi>{lineText(t, change)}</bdi>}
            value={change.taken_back ? t('journal:takenBack') : undefined}
            to={`/settings/journal/${change.id}/`}
          />
        ))}
      </Card>
    </Section>
  ));
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={<IconHistory aria-hidden="true" />}
      action={
        narrowed && (
          <Button variant="light" onClick={onClear}>
            {t('journal:clear')}
          </Button>
        )
      }
    >
      {t(narrowed ? 'journal:noneFound' : 'journal:none')}
    </EmptyState>
  );
}

export function JournalScreen() {
  const { t } = useTexts();
  const [wanted, setWanted] = useKeptView('journal.view', everything);
  const list = useChanges(wanted);
  const kinds = list.data?.pages[0]?.kinds ?? [];
  const narrowed = Object.values(wanted).some(Boolean);
  return (
    <Page title={t('journal:title')} back>
      <JournalFilters wanted={wanted} kinds={kinds} onChange={setWanted} />
      <QueryState query={list} skeleton={{ height: 60, count: 8 }}>
        {({ pages }) => {
          const changes = pages.flatMap((page) => page.changes);
          if (changes.length > 0) return <Days changes={changes} />;
          return <Nothing narrowed={narrowed} onClear={() => setWanted(everything)} />;
        }}
      </QueryState>
      <JournalSummary wanted={wanted} onChange={setWanted} />
      <MoreButton list={list} label={t('journal:more')} />
    </Page>
  );
}
