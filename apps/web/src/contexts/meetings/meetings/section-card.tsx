/** Read-only section of a meeting: heading and parts. */
import { memo } from 'react';
import { Card } from '#ui/card.tsx';
import type { SectionView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartRow } from './part-row.tsx';
import { SectionHeading } from './section-heading.tsx';

/** Rows keep their elements when another week opens, and only their texts change. */
export const SectionCard = memo(function SectionCard({
  meeting,
  view,
}: {
  meeting: Meeting;
  view: SectionView;
}) {
  return (
    <SectionHeading view={view}>
      <Card>
        {view.parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep nothing of their part
          <PartRow key={place} meeting={meeting} view={part} />
        ))}
      </Card>
    </SectionHeading>
  );
});
