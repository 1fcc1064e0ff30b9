/** Preview of a sending: segments, cost and people who cannot be reached (MSG-R7). */

import { dailyCaps, overdraftCents } from '@sheaf/rules/messaging/messages/plan-sending';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { Hint } from '#ui/page.tsx';
import { OverdraftNotice } from './balance-after.tsx';
import type { SendingReply } from './draft.ts';
import classes from './messages.module.css';

/** Fields of a dry run that every kind of sending has. */
type PricedSending = Pick<
  SendingReply,
  'sms' | 'emails' | 'pushes' | 'skipped' | 'parts' | 'cost' | 'balance_after'
>;

export function CostFigures({ look }: { look: PricedSending }) {
  const { t } = useTexts();
  const rows: [string, string | number][] = [
    [t('messages:figure.sms'), look.sms],
    [t('messages:figure.emails'), look.emails],
    ...(look.pushes > 0 ? [[t('messages:figure.pushes'), look.pushes] as [string, number]] : []),
    ...(Object.entries(look.skipped) as [keyof typeof look.skipped, number][])
      .filter(([, count]) => count > 0)
      .map(([reason, count]): [string, number] => [t(`messages:skipped.${reason}`), count]),
    [t('messages:figure.parts'), look.parts],
  ];
  const balance = look.balance_after + look.cost;
  return (
    <>
      <dl className={classes.figures} aria-label={t('messages:figure.label')}>
        {rows.flatMap(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
        <dt className={classes.total}>{t('messages:figure.cost')}</dt>
        <dd className={classes.total}>{money(look.cost)}</dd>
        <dt>{t('messages:figure.before')}</dt>
        <dd>{money(balance)}</dd>
        <dt>{t('messages:figure.after')}</dt>
        <dd>{money(look.balance_after)}</dd>
        {look.cost > 0 && (
          <>
            <dt>{t('messages:figure.limit')}</dt>
            <dd>{money(overdraftCents)}</dd>
          </>
        )}
      </dl>
      {look.sms > 0 && <Hint small>{t('messages:figure.caps', dailyCaps)}</Hint>}
      <OverdraftNotice balance={balance} cost={look.cost} />
    </>
  );
}
