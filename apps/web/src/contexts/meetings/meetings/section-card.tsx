/** Read-only section of a meeting: heading and parts. */
import { memo } from 'react';
import { Card } from '#ui/card.tsx';
import type { PartView, SectionView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartRow } from './part-row.tsx';
import { SectionHeading } from './section-heading.tsx';

const hallsOf = (part: PartView | undefined): string => String(part?.seats.map(({ hall }) => hall));

/** Classes in columns are named at the first part that has them; a third class is in a line of its own. */
function namesHalls(parts: readonly PartView[], place: number): boolean {
  const first = parts.findIndex(({ seats }) => seats.some(({ hall }) => hall > 1));
  return place <= first || parts[place]!.seats.length > 2 || hallsOf(parts[place]) !== hallsOf(parts[first]);
}

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
        {view.parts.map((part, place) => {
          const named = namesHalls(view.parts, place);
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep nothing of their part
          return <PartRow key={place} meeting={meeting} view={part} namesHalls={named} />;
        })}
      </Card>
    </SectionHeading>
  );
});
