/** Duties of people in the last months against an even share, by name (X-FAIR-42). */
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';
import { Segments } from '#ui/schedule/segments.tsx';
import { StatTiles } from '#ui/schedule/stat-tiles.tsx';
import classes from './fairness-screen.module.css';
import { KindChips } from './kind-chips.tsx';
import { LoadLine } from './load-line.tsx';
import { PaperMenu } from './paper-menu.tsx';

type Fairness = Reply<'shares.readFairness'>;
type FairPerson = Fairness['people'][number];

/** Ordinary duties from which a difference is marked. */
const markedFrom = 3;
const evenWithin = 2;

function againstEven(t: Translate, { had, even }: FairPerson): string {
  if (had === even) return t('shares:fair.even');
  return t(had > even ? 'shares:fair.more' : 'shares:fair.fewer', { count: Math.abs(had - even) });
}

const lineOf = (t: Translate, { had, wait, is_new: isNew }: FairPerson): string =>
  joinTexts([
    t('shares:count', { count: had }),
    wait && t('shares:fair.wait', { count: wait.weeks, turn: wait.turn }),
    isNew && t('shares:fair.isNew'),
  ]);

function Person({ person }: { person: FairPerson }) {
  const { t } = useTexts();
  const { id, full_name: name, had, even } = person;
  return (
    <div className={classes.person}>
      <ListRow
        to={`/schedules/matrix/${id}/`}
        title={<bdi>{name}</bdi>}
        line={lineOf(t, person)}
        value={
          <span className={classes.against} data-marked={Math.abs(had - even) >= markedFrom || undefined}>
            {againstEven(t, person)}
          </span>
        }
      />
      <div className={classes.bar}>
        <LoadLine given={had} coming={0} even={even} />
      </div>
    </div>
  );
}

function People({ people }: { people: readonly FairPerson[] }) {
  const { t } = useTexts();
  const near = people.filter(({ had, even }) => Math.abs(had - even) <= evenWithin).length;
  const longest = Math.max(0, ...people.map(({ wait }) => wait?.weeks ?? 0));
  const most = people.map(({ had, even }) => Math.abs(had - even));
  return (
    <>
      <StatTiles
        tiles={[
          { label: t('shares:fair.near', { all: people.length }), value: near },
          { label: t('shares:fair.largest'), value: Math.max(0, ...most) },
          { label: t('shares:fair.longest'), value: longest },
        ]}
      />
      <Card label={t('shares:fair.title')}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </Card>
    </>
  );
}

export function FairnessScreen() {
  const { t } = useTexts();
  const [months, setMonths] = useState<'3' | '6' | '12'>('6');
  const [kind, setKind] = useState<Fairness['kinds'][number] | null>(null);
  const fairness = useRead(
    'shares.readFairness',
    { query: { months: Number(months), ...(kind && { kind }) } },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const span =
    fairness.data &&
    t('schedule:week.span', {
      from: dayAndMonth(fairness.data.from),
      to: dayAndMonth(fairness.data.to),
    });
  return (
    <Page
      title={t('shares:fair.title')}
      line={span ?? '\u00a0'}
      back
      actions={<PaperMenu paper="fairness" query={{ months, kind }} />}
    >
      <Segments
        label={t('shares:fair.months')}
        options={(['3', '6', '12'] as const).map((value) => ({
          value,
          label: t('shares:fair.monthCount', { count: Number(value) }),
        }))}
        value={months}
        onChange={setMonths}
      />
      <KindChips kinds={fairness.data?.kinds ?? []} kind={kind} onChange={setKind} />
      <Hint small>{t('shares:fair.text')}</Hint>
      <QueryState query={fairness} skeleton={{ height: 72, count: 8 }}>
        {({ people, spread }) =>
          spread === null ? (
            <EmptyState icon={<IconScale aria-hidden="true" />}>{t('shares:fair.tooLittle')}</EmptyState>
          ) : (
            <People people={people} />
          )
        }
      </QueryState>
    </Page>
  );
}
