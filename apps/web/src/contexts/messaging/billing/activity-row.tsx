/** Line of the account: kind, state and amount. */
import IconCashBanknote from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { shortDate } from '#platform/dates.ts';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import classes from './account.module.css';
import { InvoiceLink } from './invoice-link.tsx';
import { LeaveButton } from './leave-button.tsx';
import { type Activity, StateChip } from './state-chip.tsx';

const icons = {
  invoice: <IconFileText aria-hidden="true" />,
  payment: <IconCashBanknote aria-hidden="true" />,
  cost: <IconMessage aria-hidden="true" />,
};

/** Signs an amount: U+2212 for a cost, a plus for a payment, none for an invoice or an open payment. */
function signed({ type, state, total }: Activity): string {
  if (type === 'invoice' || (type === 'payment' && state === 'open')) return money(total);
  return total < 0 ? `\u2212\u00a0${money(-total)}` : `+\u00a0${money(total)}`;
}

/** Colours only incoming money, overdue lines and problems. */
const toneOf = ({ type, state, total, reported }: Activity): 'done' | 'overdue' | undefined => {
  if (state === 'overdue' || reported) return 'overdue';
  return type === 'payment' && state === 'paid' && total > 0 ? 'done' : undefined;
};

export function ActivityRow({ line }: { line: Activity }) {
  const { t } = useTexts();
  const { type, state, description, texts, issued_at, due_on, paid_at, reported } = line;
  const waitsForCard = type === 'payment' && state === 'open' && !reported;
  const waits = type === 'invoice' && state !== 'paid' && due_on;
  return (
    <ListRow
      icon={icons[type]}
      tone={toneOf(line)}
      title={description}
      line={
        <span className={classes.said}>
          {(type !== 'cost' || state === 'open') && (
            <StateChip
              state={state}
              label={
                type === 'invoice' && paid_at
                  ? t('billing:invoice.paid', { day: shortDate(paid_at) })
                  : undefined
              }
            />
          )}
          {waits && <span>{t('billing:invoice.due', { day: shortDate(due_on) })}</span>}
          {texts !== null && <span>{t('billing:activity.texts', { count: texts })}</span>}
          {reported && (
            <span>
              {t('billing:activity.reported', { amount: money(reported.cents, reported.currency) })}
            </span>
          )}
        </span>
      }
      value={
        <span className={classes.amount}>
          <b data-paid={(type === 'payment' && state === 'paid' && line.total > 0) || undefined}>
            {signed(line)}
          </b>
          {type === 'invoice' && <InvoiceLink line={line} />}
          {waitsForCard && <LeaveButton line={line} />}
          {type !== 'invoice' && !waitsForCard && <span>{shortDate(issued_at)}</span>}
        </span>
      }
    />
  );
}
