/** Automatic messages: a switch per kind, with expected number and cost per month (MSG-D3, MSG-O4). */
import '@mantine/core/styles/Input.css';
import { overdraftCents } from '@sheaf/rules/messaging/messages/plan-sending';
import type { Reply } from '#platform/api.ts';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import classes from './messages.module.css';

type Stats = Reply<'messages.readStats'>;

type Row = Stats['rows'][number];

function KindRow({
  row,
  stats,
  saving,
}: {
  row: Row;
  stats: Stats;
  saving: ReturnType<typeof useWrite<'messages.saveSwitches'>>;
}) {
  const { t } = useTexts();
  const { kind } = row;
  // Attendants have a fixed monthly estimate, however few of their duties are scheduled (MSG-R4).
  const costsWithoutCauses = row.expected === 0 && row.estimate > 0;
  const figures = t(costsWithoutCauses ? 'messages:stats.most' : 'messages:stats.line', {
    count: row.expected,
    cost: money(row.estimate),
    sent: row.sent,
  });
  return (
    <div className={classes.kind}>
      {kind === 'invites' ? (
        <div>
          <p>{t('messages:stats.kind.invites')}</p>
          <Hint small>{figures}</Hint>
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
          onChange={(event) => saving.mutate({ body: { [kind]: event.currentTarget.checked } })}
        />
      )}
    </div>
  );
}

export function AutomaticSection() {
  const { t } = useTexts();
  const stats = useRead('messages.readStats');
  const saving = useWrite('messages.saveSwitches');
  return (
    <Section title={t('messages:stats.title')}>
      <FailureNotice error={saving.error} />
      <QueryState query={stats} skeleton={{ height: 76, count: 7 }}>
        {(data) => (
          <Card>
            {data.rows.map((row) => (
              <KindRow key={row.kind} row={row} stats={data} saving={saving} />
            ))}
            <div className={classes.sum}>
              <p>{t('messages:stats.total', { cost: money(data.total) })}</p>
              {data.total > 0 && (
                <Hint small>
                  {t('messages:stats.paidFrom', {
                    balance: money(data.balance),
                    limit: money(overdraftCents),
                  })}
                </Hint>
              )}
            </div>
          </Card>
        )}
      </QueryState>
    </Section>
  );
}
