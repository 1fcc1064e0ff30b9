/** Counts of a list in the pane next to it; a press shows the counted rows or opens their screen. */
import { locale } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from './card.tsx';
import { InPane } from './in-pane.tsx';
import { Link } from './link.tsx';
import classes from './list-summary.module.css';

export interface SummaryFact {
  label: string;
  count: number;
  /** Screen of the counted records. */
  to?: string | undefined;
  /** Filters the list by the counted rows. */
  onClick?: (() => void) | undefined;
  /** True while the list shows the counted rows only. */
  shown?: boolean;
}

function Fact({ label, count, to, onClick, shown }: SummaryFact) {
  const content = (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <strong className={classes.count}>{new Intl.NumberFormat(locale()).format(count)}</strong>
    </>
  );
  if (to)
    return (
      <Link to={to} className={classes.fact}>
        {content}
      </Link>
    );
  if (onClick)
    return (
      <button type="button" className={classes.fact} aria-pressed={shown} onClick={onClick}>
        {content}
      </button>
    );
  return <div className={classes.fact}>{content}</div>;
}

export interface ListSummaryProps {
  facts: readonly SummaryFact[];
  /** `At a glance` if omitted. */
  title?: string;
}

export function ListSummary({ facts, title }: ListSummaryProps) {
  const { t } = useTexts();
  return (
    <InPane>
      <Section title={title ?? t('shell:summary')}>
        <Card>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact.label}>
                <Fact {...fact} />
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </InPane>
  );
}
