/** Parts of a meeting in edit mode (MEET-R29). */
import { useMemo, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { EditReading } from './edit-reading.tsx';
import { EditSection } from './edit-section.tsx';
import { titleOf } from './meeting-labels.ts';
import { MeetingLength } from './meeting-length.tsx';
import { type PartView, viewMeeting } from './meeting-view.ts';
import type { Meeting, MeetingPart } from './meetings.queries.ts';
import { type PartPlace, PartSheet } from './part-sheet.tsx';
import { SectionColumns } from './section-columns.tsx';
import { usePartOrder } from './use-part-order.ts';

function DeletePart({ view, onClose }: { view: PartView; onClose: () => void }) {
  const { t } = useTexts();
  const { id, meeting_id } = view.part;
  return (
    <DeleteQuestion
      title={t('meetings:part.delete')}
      text={t('meetings:part.deleteText')}
      removal={useWrite('meetings.deletePart')}
      given={{ params: { meeting_id, id } }}
      onClose={onClose}
    >
      <p>
        <strong>
          <bdi>{titleOf(view)}</bdi>
        </strong>
      </p>
    </DeleteQuestion>
  );
}

interface EditMeetingProps {
  meeting: Meeting;
  parts: readonly MeetingPart[];
}

export function EditMeeting({ meeting, parts }: EditMeetingProps) {
  const [editing, setEditing] = useState<{ part: MeetingPart | null; place: PartPlace } | null>(null);
  const [leaving, setLeaving] = useState<PartView | null>(null);
  const moving = usePartOrder(parts);
  const view = useMemo(() => viewMeeting(meeting, moving.parts, [], false), [meeting, moving.parts]);
  return (
    <>
      <MeetingLength view={view} />
      <FailureNotice error={moving.error} />
      {meeting.type === 'clam' && <EditReading meeting={meeting} />}
      <SectionColumns sections={view.sections}>
        {(section) => (
          <EditSection
            key={section.section}
            view={section}
            onOrder={(ids) => moving.order(section.section, ids)}
            onEdit={({ part }) => setEditing({ part, place: part })}
            onDelete={setLeaving}
            onInsert={({ section: name }, order) =>
              setEditing({ part: null, place: { meeting_id: meeting.id, meeting: name, order } })
            }
          />
        )}
      </SectionColumns>
      {editing && <PartSheet {...editing} onClose={() => setEditing(null)} />}
      {leaving && <DeletePart view={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
