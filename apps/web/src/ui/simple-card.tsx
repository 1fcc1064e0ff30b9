/** Card of simple mode: what it is about, one heading and large buttons. */
import type { ReactNode } from 'react';
import classes from './simple-card.module.css';

interface SimpleCardProps {
  label: string;
  icon: ReactNode;
  /** Subject of the card: "Next, tomorrow". */
  kind: string;
  title?: ReactNode;
  text?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

export function SimpleCard({ label, icon, kind, title, text, wide, children }: SimpleCardProps) {
  return (
    <section className={classes.card} aria-label={label} data-wide={wide || undefined}>
      <p className={classes.kind}>
        {icon}
        <span>{kind}</span>
      </p>
      {title && <h2 className={classes.title}>{title}</h2>}
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.buttons}>{children}</div>}
    </section>
  );
}
