/** Prompt for the own group's next field service meeting, with a link to join it online (SHELL-P7). */

import { isJoinable, nextJoinableChange } from '@sheaf/rules/dashboard/dashboard/joinable';
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useEffect, useState } from 'react';
import { useAlerts } from '#platform/alerts.ts';
import { dateAndTime } from '#platform/dates.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

/** Renders again when joining becomes possible, and when it ends. */
function useJoining(startsAt: number): boolean {
  const [now, setNow] = useState(Date.now);
  const change = nextJoinableChange(startsAt, now);
  useEffect(() => {
    if (change === null) return;
    const timer = setTimeout(() => setNow(Date.now()), change - Date.now());
    return () => clearTimeout(timer);
  }, [change]);
  return isJoinable(startsAt, now);
}

function GroupPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const group = useAlerts().data?.group ?? null;
  const joining = useJoining(Date.parse(group?.meeting_date ?? '2000-01-01T00:00:00Z'));
  if (!group) return null;
  const { label, location, online, meeting_date } = group;
  return (
    <PromptRow
      icon={<IconUsersGroup aria-hidden="true" />}
      title={t('shell:groupMeeting.title', { label })}
      text={t('shell:groupMeeting.text', {
        when: dateAndTime(meeting_date),
        place: online ? t('shell:groupMeeting.online') : location,
      })}
      dismiss={dismiss}
    >
      {online && joining && (
        <ActionLink href={location} variant="light">
          {t('shell:meeting.join')}
        </ActionLink>
      )}
    </PromptRow>
  );
}

export const groupPrompt: DomainPrompt = {
  id: 'group-meeting',
  place: datedPlace,
  needsNetwork: true,
  useContent: () => {
    const group = useAlerts().data?.group;
    return group ? `${group.label} ${group.meeting_date}` : null;
  },
  useTime: () => {
    const group = useAlerts().data?.group;
    return group ? Date.parse(group.meeting_date) : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: GroupPrompt,
};
