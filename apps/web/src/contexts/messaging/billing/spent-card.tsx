/** Cost of the current month by cause (ACCOUNT-R8). */
import type { Reply } from '#platform/api.ts';
import { monthName } from '#platform/dates.ts';
import { money } from '#platform/money.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './account.module.css';

type SpentAmounts = Reply<'billing.readAccount'>['spent'];

export function SpentCard({ spent: { month, cents, causes } }: { spent: SpentAmounts }) {
  const { t } = useTexts();
  const title = t('billing:spent.title', { month: monthName(month, 'long') });
  return (
    <Card label={title} padded>
      <div className={classes.head}>
        <h2>{title}</h2>
        <span>{money(cents)}</span>
      </div>
      {causes.length === 0 ? (
        <Hint small>{t('billing:spent.none')}</Hint>
      ) : (
        <>
          <div className={classes.bar} aria-hidden="true">
            {causes
              .filter((one) => one.cents > 0)
              .map((one) => (
                <i key={one.cause} data-cause={one.cause} style={{ flexGrow: one.cents }} />
              ))}
          </div>
          <dl className={classes.causes} aria-label={t('billing:spent.label')}>
            {causes.map((one) => (
              <div key={one.cause}>
                <dt>
                  <i data-cause={one.cause} aria-hidden="true" />
                  {t(`billing:spent.cause.${one.cause}`, { count: one.texts })}
                </dt>
                <dd>{money(one.cents)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
