/** Price of SMS invites and the balance that pays them, shown before sending (USERS-R8). */
import { accountAfter } from '@sheaf/rules/messaging/messages/account-after';
import { decideInviteCost } from '@sheaf/rules/messaging/messages/invite';
import type { Reply } from '#platform/api.ts';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice, OpenNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './people.module.css';

export type InviteTerms = Reply<'access.readInviteTerms'>;

/**
 * False while the price is unknown.
 * @param texts number of SMS.
 */
export const coversInvites = (terms: InviteTerms | undefined, texts: number): boolean =>
  texts === 0 || (terms !== undefined && decideInviteCost(terms.sms_cost * texts, terms.balance).allowed);

/** Reserves its space while the price is unknown. */
export function InvitePrice({ terms, texts }: { terms: InviteTerms | undefined; texts: number }) {
  const { t } = useTexts();
  if (!terms) return <p className={classes.price} />;
  if (terms.sms_cost === 0) return <p className={classes.price}>{t('people:invite.free')}</p>;
  const cost = terms.sms_cost * texts;
  const { after, overdrawn, limit } = accountAfter(terms.balance, cost);
  const figures = { cost: money(cost), balance: money(terms.balance) };
  if (!coversInvites(terms, texts)) return <ErrorNotice>{t('people:invite.tooLow', figures)}</ErrorNotice>;
  return (
    <div className={classes.set}>
      <p className={classes.price}>{t('people:invite.cost', figures)}</p>
      <Hint small>{t('people:invite.left', { balance: money(after), limit: money(limit) })}</Hint>
      {overdrawn > 0 && (
        <OpenNotice>
          <p>{t('people:invite.overdrawn', { amount: money(overdrawn) })}</p>
        </OpenNotice>
      )}
    </div>
  );
}
