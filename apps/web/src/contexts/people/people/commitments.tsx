/** Lists what is cleared when a person becomes unavailable, what stays, and who is notified (USERS-X18). */
import type { ClearingOccasion } from '@sheaf/rules/duties/commitment';
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './people.module.css';

type CommitmentsReply = Reply<'people.listCommitments'>;
type Commitment = CommitmentsReply['cleared'][number];

export const useCommitments = (id: number, occasion: ClearingOccasion | null) =>
  useRead(
    'people.listCommitments',
    { params: { id }, query: { occasion: occasion ?? 'delete' } },
    { enabled: occasion !== null, staleTime: 0 },
  );

function commitmentText(t: Translate, { kind, name, date, time }: Commitment): string {
  const what = t(`people:commitments.kind.${kind}`);
  const when = date && joinTexts([shortDate(date), time && wallClock(wallTimeAt(date, time))]);
  return joinTexts([when, name ? t('people:commitments.named', { what, name }) : what], ' · ');
}

function Items({ title, items }: { title: string; items: readonly Commitment[] }) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className={classes.commitmentsTitle}>{title}</h3>
      <ul className={classes.commitments}>
        {items.map((item) => (
          <li key={JSON.stringify(item)}>
            <bdi>{commitmentText(t, item)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Commitments({ query }: { query: ReturnType<typeof useCommitments> }) {
  const { t } = useTexts();
  return (
    <QueryState query={query} skeleton={{ height: 24, count: 3 }}>
      {({ cleared, stays, told }) => (
        <>
          {cleared.length + stays.length === 0 && <Hint small>{t('people:commitments.none')}</Hint>}
          <Items title={t('people:commitments.cleared', { count: cleared.length })} items={cleared} />
          <Items title={t('people:commitments.stays')} items={stays} />
          {told.length > 0 && <Hint small>{t('people:commitments.told', { names: joinTexts(told) })}</Hint>}
        </>
      )}
    </QueryState>
  );
}
