/** Sections of a meeting in one column; on a desktop the last and longest one is next to the others. */
import type { ReactNode } from 'react';
import type { SectionView } from './meeting-view.ts';
import classes from './section-columns.module.css';

interface SectionColumnsProps {
  sections: readonly SectionView[];
  head?: ReactNode;
  children: (section: SectionView, place: number) => ReactNode;
}

const isAside = ({ section }: SectionView): boolean => section === 'living' || section === 'watchtower';

export function SectionColumns({ sections, head, children }: SectionColumnsProps) {
  const drawn = (asides: boolean): ReactNode =>
    sections.map((section, place) => (isAside(section) === asides ? children(section, place) : null));
  return (
    <div className={classes.columns}>
      <div>
        {head}
        {drawn(false)}
      </div>
      <div>{drawn(true)}</div>
    </div>
  );
}
