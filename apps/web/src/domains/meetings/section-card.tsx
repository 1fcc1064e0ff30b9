/** A section of a meeting: its heading in its colour with its hours, and its parts. */
import type { MeetingSection } from '@sheaf/rules/meetings/part-place';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconDiamond from '@tabler/icons-react/dist/esm/icons/IconDiamond.mjs';
import IconGrain from '@tabler/icons-react/dist/esm/icons/IconGrain.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { SectionView } from './meeting-view.ts';
import { saySpan } from './meeting-words.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartRow } from './part-row.tsx';
import classes from './section-card.module.css';

const icons: Record<MeetingSection, typeof IconDiamond> = {
  prelude: IconMicrophone2,
  treasures: IconDiamond,
  ministry: IconGrain,
  living: IconHeartHandshake,
  talk: IconMicrophone2,
  watchtower: IconBook2,
};

export function SectionCard({ meeting, view }: { meeting: Meeting; view: SectionView }) {
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
      <div className={classes.card}>
        {view.parts.map((part) => (
          <PartRow key={part.part.id} meeting={meeting} view={part} />
        ))}
      </div>
    </section>
  );
}
