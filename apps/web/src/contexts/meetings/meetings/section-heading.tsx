/** Heading of a section with its icon, colour and hours. */
import type { MeetingSection } from '@sheaf/rules/meetings/meetings/part-place';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconDiamond from '@tabler/icons-react/dist/esm/icons/IconDiamond.mjs';
import IconGrain from '@tabler/icons-react/dist/esm/icons/IconGrain.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/texts.ts';
import { saySpan } from './meeting-labels.ts';
import type { SectionView } from './meeting-view.ts';
import classes from './section-heading.module.css';

const icons: Record<MeetingSection, typeof IconDiamond> = {
  prelude: IconMusic,
  treasures: IconDiamond,
  ministry: IconGrain,
  living: IconHeartHandshake,
  talk: IconMicrophone2,
  watchtower: IconBook2,
};

export function SectionHeading({ view, children }: { view: SectionView; children: ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const Icon = icons[view.section];
  return (
    <section className={classes.section} data-section={view.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <span className={classes.sign}>
          <Icon aria-hidden="true" size={15} />
        </span>
        {t(`meetings:sections.${view.section}`)}
        {view.hours && <bdi className={classes.hours}>{saySpan(t, view.hours.from, view.hours.to)}</bdi>}
      </h2>
      {children}
    </section>
  );
}
