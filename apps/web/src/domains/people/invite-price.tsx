/** USERS-R8: what invites by SMS cost and what they are paid from, before any is sent. */
import { decideInviteCost } from '@sheaf/rules/people/invite';
import type { Reply } from '../../platform/api.ts';
import { money } from '../../platform/money.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './people.module.css';

export type InviteTerms = Reply<'access.readInviteTerms'>;

/** Until the price is known nothing is bought. @param texts how many leave by SMS. */
export const coversInvites = (terms: InviteTerms | undefined, texts: number): boolean =>
  texts === 0 || (terms !== undefined && decideInviteCost(terms.sms_cost * texts, terms.balance).allowed);

/** The line keeps its place while the price is not known. */
export function InvitePrice({ terms, texts }: { terms: InviteTerms | undefined; texts: number }) {
  const { t } = useTexts();
  if (!terms) return <p className={classes.price} />;
  if (terms.sms_cost === 0) return <p className={classes.price}>{t('people:invite.free')}</p>;
  const figures = { cost: money(terms.sms_cost * texts), balance: money(terms.balance) };
  if (!coversInvites(terms, texts)) return <ErrorNotice>{t('people:invite.tooLow', figures)}</ErrorNotice>;
  return <p className={classes.price}>{t('people:invite.cost', figures)}</p>;
}
