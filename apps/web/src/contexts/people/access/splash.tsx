/** Page layout before sign-in: logo, title, a sentence, and controls. */
import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Mark } from '#ui/mark.tsx';
import classes from './splash.module.css';

export function Splash({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <main className={classes.page}>
      <p className={classes.mark}>
        <Mark size={48} />
        <span>{t('shell:name')}</span>
      </p>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
      </div>
      {children}
    </main>
  );
}
