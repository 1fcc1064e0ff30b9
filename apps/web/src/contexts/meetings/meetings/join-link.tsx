/** Link to join an online meeting, from half an hour before it begins. */
import { isJoinable, nextJoinableChange } from '@sheaf/rules/dashboard/dashboard/joinable';
import { useMeetingLinks } from '#contexts/people/congregations/congregations.api.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { useMoments } from './meeting-clock.ts';
import type { Meeting } from './meetings.queries.ts';

export function JoinLink({ meeting }: { meeting: Meeting }) {
  const { t } = useTexts();
  const url = useMeetingLinks()[meeting.type];
  const startsAt = Date.parse(meeting.start_date);
  const change = nextJoinableChange(startsAt, Date.now());
  useMoments(change === null ? [] : [change]);
  if (!url || !isJoinable(startsAt, Date.now())) return null;
  return <ActionLink href={url}>{t('shell:meeting.join')}</ActionLink>;
}
