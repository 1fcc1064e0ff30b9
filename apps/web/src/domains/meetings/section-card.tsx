/** A section of a meeting for those who read it: its heading and its parts. */
import { Card } from '../../ui/card.tsx';
import type { SectionView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { PartRow } from './part-row.tsx';
import { SectionHeading } from './section-heading.tsx';

export function SectionCard({ meeting, view }: { meeting: Meeting; view: SectionView }) {
  return (
    <SectionHeading view={view}>
      <Card>
        {view.parts.map((part) => (
          <PartRow key={part.part.id} meeting={meeting} view={part} />
        ))}
      </Card>
    </SectionHeading>
  );
}
