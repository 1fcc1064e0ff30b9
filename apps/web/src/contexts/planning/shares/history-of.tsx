/** Past duties of a person by year, newest first (X-FAIR-43). */
import { groupBy } from '@sheaf/rules/group-by';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useState } from 'react';
import { iconOf, lineOf, titleOfMine } from '#contexts/duties/own-week.api.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { DutyIcon } from '#ui/schedule/duty-icon.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { type History, type HistoryKind, useHistoryOf } from './history.queries.ts';
import { KindChips } from './kind-chips.tsx';
import { PaperMenu } from './paper-menu.tsx';

function Years({ duties }: { duties: History['duties'] }) {
  const { t } = useTexts();
  return [...groupBy(duties, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => (
    <Section key={year} title={year}>
      <Card>
        {ofYear.map((duty) => (
          <ListRow
            key={duty.id}
            icon={<DutyIcon kind={iconOf(duty)} />}
            title={<bdi>{titleOfMine(t, duty)}</bdi>}
            line={joinTexts([fullDay(duty.date), lineOf(t, duty)])}
          />
        ))}
      </Card>
    </Section>
  ));
}

export function HistoryOf({ person }: { person: number }) {
  const { t } = useTexts();
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const list = useHistoryOf(person, kind);
  const [first] = list.data?.pages ?? [];
  return (
    <Page
      title={t('shares:history.title')}
      line={first?.full_name ?? '\u00a0'}
      back
      actions={<PaperMenu paper={`duty-history/${person}`} query={{ kind }} />}
    >
      <KindChips kinds={first?.kinds ?? []} kind={kind} onChange={setKind} />
      <QueryState query={list} skeleton={{ height: 60, count: 8 }}>
        {({ pages }) => {
          const duties = pages.flatMap((page) => page.duties);
          if (duties.length > 0) return <Years duties={duties} />;
          return (
            <EmptyState icon={<IconHistory aria-hidden="true" />}>
              {t(kind === null ? 'shares:history.none' : 'shares:history.noneOfKind')}
            </EmptyState>
          );
        }}
      </QueryState>
      <MoreButton list={list} label={t('shares:history.more')} />
    </Page>
  );
}
