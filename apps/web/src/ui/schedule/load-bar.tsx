/** Number of a person's duties as blocks, earlier and in this draft, with a mark at the average. */
import type { CSSProperties } from 'react';
import { useTexts } from '#platform/texts.ts';
import classes from './load-bar.module.css';
import { PersonAvatar } from './person-avatar.tsx';

export interface LoadBarProps {
  name: string;
  given: number;
  drafted: number;
  /** Average number of duties per person. */
  even: number;
}

export function LoadBar({ name, given, drafted, even }: LoadBarProps) {
  const { t } = useTexts();
  const blocks = [
    ...Array.from({ length: given }, (_, index) => ({ key: `given-${index}`, drafted: false })),
    ...Array.from({ length: drafted }, (_, index) => ({ key: `drafted-${index}`, drafted: true })),
  ];
  // A block is 7 % wide; more than fourteen share the width.
  const width = Math.min(7, 98 / Math.max(1, blocks.length, even));
  return (
    <div className={classes.person}>
      <PersonAvatar name={name} />
      <div className={classes.texts}>
        <span className={classes.head}>
          <bdi className={classes.name}>{name}</bdi>
          <bdi dir="ltr" className={classes.sum} aria-hidden="true">
            {t('schedule:draft.sum', { given, drafted })}
          </bdi>
        </span>
        <div
          className={classes.bar}
          role="img"
          aria-label={t('schedule:draft.load', { name, given, drafted, even })}
          style={{ '--block': `${width}%`, '--even': `${width * even}%` } as CSSProperties}
        >
          {blocks.map((block) => (
            <span key={block.key} className={classes.block} data-drafted={block.drafted || undefined} />
          ))}
          <span className={classes.even} />
        </div>
      </div>
    </div>
  );
}

/** Legend of the blocks, once above the list. */
export function LoadKey() {
  const { t } = useTexts();
  return (
    <ul className={classes.key}>
      <li>
        <span className={classes.sample} aria-hidden="true" />
        {t('schedule:draft.given')}
      </li>
      <li>
        <span className={classes.sample} data-drafted aria-hidden="true" />
        {t('schedule:draft.drafted')}
      </li>
      <li>
        <span className={classes.mark} aria-hidden="true" />
        {t('schedule:draft.even')}
      </li>
    </ul>
  );
}
