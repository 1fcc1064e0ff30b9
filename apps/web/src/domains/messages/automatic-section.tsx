/** MSG-D3, MSG-O4: each kind with its switch, what a month of it brings and costs. */
import '@mantine/core/styles/Input.css';
import { overdraftCents } from '@sheaf/rules/messages/plan-sending';
import { money } from '../../platform/money.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import classes from './messages.module.css';
import { type Stats, useSaveSwitches, useStats } from './settings.queries.ts';

type Row = Stats['rows'][number];

function KindRow({
  row,
  stats,
  saving,
}: {
  row: Row;
  stats: Stats;
  saving: ReturnType<typeof useSaveSwitches>;
}) {
  const { t } = useTexts();
  const { kind } = row;
  const figures = t('messages:stats.line', {
    count: row.expected,
    cost: money(row.estimate),
    sent: row.sent,
  });
  return (
    <div className={classes.kind}>
      {kind === 'invites' ? (
        <div>
          <p>{t('messages:stats.kind.invites')}</p>
          <p className={classes.hint}>{figures}</p>
        </div>
      ) : (
        <SwitchRow
          label={t(`messages:stats.kind.${kind}`)}
          description={
            <>
              {t(`messages:stats.text.${kind}`)} <span className={classes.figure}>{figures}</span>
            </>
          }
          checked={stats.switches[kind]}
          disabled={saving.isPending}
          onChange={(event) => saving.mutate({ [kind]: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

export function AutomaticSection() {
  const { t } = useTexts();
  const { data, error, isPending } = useStats();
  const saving = useSaveSwitches();
  return (
    <Section title={t('messages:stats.title')}>
      {isPending && <Skeleton height={76} count={4} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {saving.isError && <ErrorNotice>{saving.error.message || t('shell:failed')}</ErrorNotice>}
      {data && (
        <Card label={t('messages:stats.title')}>
          {data.rows.map((row) => (
            <KindRow key={row.kind} row={row} stats={data} saving={saving} />
          ))}
          <div className={classes.sum}>
            <p>{t('messages:stats.total', { cost: money(data.total) })}</p>
            {data.total > 0 && (
              <p className={classes.hint}>
                {t('messages:stats.paidFrom', {
                  balance: money(data.balance),
                  limit: money(overdraftCents),
                })}
              </p>
            )}
          </div>
        </Card>
      )}
    </Section>
  );
}
