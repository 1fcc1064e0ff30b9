/** People who could take an own duty, the best first; those ticked are asked first (X-SWAP-19). */
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Card, Section } from '#ui/card.tsx';
import { Hint } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import classes from './takers.module.css';

const shownAtFirst = 4;

interface TakersProps {
  people: Reply<'swaps.listTakers'>['people'];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}

export function Takers({ people, chosen, onChoose }: TakersProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, Math.max(shownAtFirst, chosen.size));
  const flip = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  if (people.length === 0) return <Hint>{t('swaps:whoNone')}</Hint>;
  return (
    <Section title={t('swaps:who')} aside={t('swaps:whoOrder')}>
      <Card>
        <ul className={classes.people}>
          {shown.map(({ id, name }) => (
            <li key={id} className={classes.person}>
              <TickBox
                name={name}
                label={
                  <span className={classes.label}>
                    <PersonAvatar name={name} />
                    <bdi>{name}</bdi>
                  </span>
                }
                checked={chosen.has(id)}
                onChange={() => flip(id)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {shown.length < people.length && (
        <div className={classes.more}>
          <ActionButton variant="light" onClick={() => setAll(true)}>
            {t('swaps:whoMore', { count: people.length - shown.length })}
          </ActionButton>
        </div>
      )}
    </Section>
  );
}
