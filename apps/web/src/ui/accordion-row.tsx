/** A row that expands; its content is rendered only while open. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId, useState } from 'react';
import classes from './accordion-row.module.css';

export interface AccordionRowProps {
  icon: ReactNode;
  tone?: 'dnc';
  title: string;
  /** Omitted if it is known only once the row is open. */
  count?: number;
  /** Heading level; 2 outside a section. */
  level?: 2 | 3;
  children: () => ReactNode;
}

export function AccordionRow({ icon, tone, title, count, level = 3, children }: AccordionRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={classes.item}>
      <Heading className={classes.heading}>
        <button
          type="button"
          className={classes.row}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.icon} data-tone={tone}>
            {icon}
          </span>
          <span className={classes.title}>{title}</span>
          <span className={classes.end}>
            {count !== undefined && <span className={classes.count}>{count}</span>}
            <IconChevronDown aria-hidden="true" className={classes.chevron} />
          </span>
        </button>
      </Heading>
      <div id={id} hidden={!open} className={classes.panel}>
        {open && children()}
      </div>
    </div>
  );
}
