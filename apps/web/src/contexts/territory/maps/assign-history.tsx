/** Earlier holders of a map, latest first. */
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './assign.module.css';
import { holdingLabels, type MapPage } from './map-labels.ts';
import { useMapPage } from './map-page.queries.ts';

const shownHoldings = 5;

interface Holding {
  key: string;
  name: string;
  from: string;
  to: string;
}

/** Ended assignments, latest first, up to a useful number. */
function holdingsOf(rows: NonNullable<MapPage['assignments']>): Holding[] {
  const holdings = rows.flatMap(({ id, users }) =>
    users.flatMap(({ full_name, assigned_at, returned_at }) =>
      returned_at === null
        ? []
        : [{ key: `${id} ${full_name} ${assigned_at}`, name: full_name, from: assigned_at, to: returned_at }],
    ),
  );
  return holdings.sort((a, b) => b.to.localeCompare(a.to)).slice(0, shownHoldings);
}

function Holdings({ holdings }: { holdings: readonly Holding[] }) {
  const { t } = useTexts();
  if (holdings.length === 0) return <p className={classes.nobody}>{t('maps:empty')}</p>;
  return (
    <ul className={classes.holdings}>
      {holdings.map(({ key, name, from, to }) => (
        <li key={key}>
          <bdi>{name}</bdi>
          <span>{holdingLabels(t, from, to)}</span>
        </li>
      ))}
    </ul>
  );
}

export function AssignHistory({ number }: { number: string }) {
  const { t } = useTexts();
  const page = useMapPage(number);
  return (
    <Section title={t('maps:history')}>
      <QueryState query={page} skeleton={{ height: 20, count: shownHoldings }}>
        {({ assignments = [] }) => <Holdings holdings={holdingsOf(assignments)} />}
      </QueryState>
    </Section>
  );
}
