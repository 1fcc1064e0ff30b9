/** Awards for feature requests, with the permission for the forum (USERS-O3). */
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import classes from './people.module.css';
import type { Profile } from './people.queries.ts';

export function AwardsCard({ awards }: Pick<Profile, 'awards'>) {
  const { t } = useTexts();
  const permits = usePermits();
  if (!permits.has('forums.features')) return null;
  const facts = [
    [t('people:profile.awards.ideas'), awards.ideas_man],
    [t('people:profile.awards.likes'), awards.advocate],
    [t('people:profile.awards.comments'), awards.comments],
  ] as const;
  return (
    <Section title={t('people:profile.awards.title')}>
      <Card padded>
        <dl className={classes.facts}>
          {facts.map(([label, count]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  );
}
