/**
 * A meeting with its sections, or the event that replaces it; on a desktop Living is next to the other
 * sections.
 */
import { Button } from '@mantine/core';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { MeetingActs } from './meeting-acts.tsx';
import classes from './meeting-body.module.css';
import { momentOf, progressNow, useMoments } from './meeting-clock.ts';
import { isSeatOf, type MeetingView, type SectionView } from './meeting-view.ts';
import type { Meeting } from './meetings.queries.ts';
import { OpeningCard } from './opening-card.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionColumns } from './section-columns.tsx';
import { VisitNotice } from './visit-notice.tsx';

/** MEET-R3, MEET-O12: the assignments are stored but not shown. */
function CancelledMeeting({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const talk = joinTexts([meeting.event_talk?.public_theme, meeting.event_talk?.speaker], ' · ');
  return (
    <section className={classes.cancelled}>
      <StatusChip state="cancelled" />
      <h2 className={classes.instead}>
        <bdi>{meeting.label ?? t('meetings:cancelled.title')}</bdi>
      </h2>
      {talk !== '' && (
        <p>
          <bdi>{talk}</bdi>
        </p>
      )}
      <p className={classes.hint}>{t(`meetings:cancelled.${meeting.type}`)}</p>
    </section>
  );
}

const isInWindow = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/**
 * During the meeting the schedule opens at the current part; another week that is opened first, at the reader's
 * own part. Later weeks do not scroll away from the arrows.
 */
function useOpensAtPart(meetingId: number, opened: RefObject<boolean>) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current?.dataset['meeting'] !== String(meetingId)) return;
    const own = opened.current ? null : body.current.querySelector('[data-own]');
    opened.current = true;
    const part = body.current.querySelector('[data-state="now"]') ?? (own && !isInWindow(own) ? own : null);
    if (!part) return;
    part.scrollIntoView({ block: 'center' });
    // Firefox and WebKit have no layout yet at the first render.
    const frame = requestAnimationFrame(() => {
      if (!isInWindow(part)) part.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [meetingId, opened]);
  return body;
}

const isRunning = ({ meeting, sections }: MeetingView): boolean =>
  sections.some(({ parts }) => parts.some(({ time }) => progressNow(meeting, time).state === 'now'));

/** Scroll position from which a phone may show the last sections. */
const scrolledPixels = 60;

/**
 * When a week opens, sections below the fold render after the others were painted; until then they show the
 * previous week. If they may be visible, all render together.
 */
function useLaterSections({
  meeting,
  sections,
}: MeetingView): (section: SectionView, place: number) => ReactNode {
  const later = useDeferredValue({ meeting, sections });
  const inSight = window.innerWidth > 700 || window.scrollY > scrolledPixels;
  return (section, place) => {
    const before = place > 1 && !inSight && later.sections.find((one) => one.section === section.section);
    const [of, shown] = before ? [later.meeting, before] : [meeting, section];
    return <SectionCard key={section.section} meeting={of} view={shown} />;
  };
}

interface MeetingBodyProps {
  view: MeetingView;
  /** Set once the first meeting of the screen was shown. */
  opened: RefObject<boolean>;
}

export function MeetingBody({ view, opened }: MeetingBodyProps) {
  const { meeting, sections } = view;
  const sectionCard = useLaterSections(view);
  const body = useOpensAtPart(meeting.id, opened);
  const me = useSignedIn().user.id;
  const isOwn = sections.some(({ parts }) =>
    parts.some(({ seats }) => seats.some((seat) => isSeatOf(seat, me))),
  );
  useMoments(
    sections.flatMap(({ parts }) =>
      parts.flatMap(({ time }) => [momentOf(meeting, time.from), momentOf(meeting, time.to)]),
    ),
  );
  if (meeting.canceled) return <CancelledMeeting meeting={meeting} />;
  const shown = sections.filter(({ section, parts }) => section !== 'prelude' && parts.length > 0);
  return (
    <div ref={body} data-meeting={meeting.id} data-whole={isRunning(view) || isOwn || undefined}>
      <SectionColumns
        sections={shown}
        head={
          <>
            <MeetingActs meeting={meeting} />
            <VisitNotice meeting={meeting} />
            <OpeningCard view={view} />
          </>
        }
      >
        {sectionCard}
      </SectionColumns>
    </div>
  );
}

export function NoMeeting() {
  const { t } = useTexts();
  const mayImport = usePermits().has('schedules.meetings.import');
  return (
    <EmptyState
      icon={<IconCalendarOff aria-hidden="true" />}
      action={
        mayImport && (
          <Button component={Link} to="/schedules/meetings/import/" variant="light">
            {t('workbook:title')}
          </Button>
        )
      }
    >
      {t('meetings:none')}
    </EmptyState>
  );
}
