/** The sections of a meeting below one another; at a desk the last one, which is the longest, stands beside the others. */
import type { ReactNode } from 'react';
import type { SectionView } from './meeting-view.ts';
import classes from './section-columns.module.css';

interface SectionColumnsProps {
  sections: readonly SectionView[];
  /** Above the first section. */
  head?: ReactNode;
  children: (section: SectionView) => ReactNode;
}

const isAside = ({ section }: SectionView): boolean => section === 'living' || section === 'watchtower';

export function SectionColumns({ sections, head, children }: SectionColumnsProps) {
  return (
    <div className={classes.columns}>
      <div>
        {head}
        {sections.filter((section) => !isAside(section)).map(children)}
      </div>
      <div>{sections.filter(isAside).map(children)}</div>
    </div>
  );
}
