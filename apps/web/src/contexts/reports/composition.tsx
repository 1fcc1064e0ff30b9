/** Composition of the congregation as a stacked bar, with its pioneers (REPORTS-O2). */
import type { Composition as Parts } from '@sheaf/rules/reports/composition';
import type { CSSProperties } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './composition.module.css';
import { Counted } from './counted.tsx';

const parts = ['elder', 'servant', 'publisher', 'unbaptised', 'inactive'] as const;
const pioneers = ['pioneer', 'special_pioneer', 'aux'] as const;

function PartsBar({ composition }: { composition: Parts }) {
  return (
    <div className={classes.bar} aria-hidden="true">
      {parts
        .filter((part) => composition[part] > 0)
        .map((part) => (
          <span
            key={part}
            data-part={part}
            className={classes.part}
            style={{ '--people': composition[part] } as CSSProperties}
          />
        ))}
    </div>
  );
}

function CompositionCard({ composition }: { composition: Parts }) {
  const { t } = useTexts();
  return (
    <Card padded>
      <PartsBar composition={composition} />
      <dl className={classes.parts}>
        {parts.map((part) => (
          <div key={part} className={classes.named}>
            <dt className={classes.name}>
              <span className={classes.swatch} data-part={part} />
              {t(`reports:totals.${part}`)}
            </dt>
            <dd className={classes.people}>
              <Counted count={composition[part]} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className={classes.pioneers}>
        {pioneers.map((kind) => (
          <div key={kind} className={classes.pioneer}>
            <dt className={classes.text}>{t(`reports:totals.${kind}`)}</dt>
            <dd className={classes.figure}>
              <Counted count={composition[kind]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function Composition() {
  const { t } = useTexts();
  const read = useRead('reports.readComposition');
  return (
    <QueryState query={read} skeleton={{ height: 260 }}>
      {(composition) => {
        const { elder, servant, publisher, unbaptised, inactive } = composition;
        return (
          <Section
            title={t('reports:totals.composition')}
            aside={t('reports:totals.active', { count: elder + servant + publisher + unbaptised, inactive })}
          >
            <CompositionCard composition={composition} />
          </Section>
        );
      }}
    </QueryState>
  );
}
