/** Prompt to join an online meeting while it is joinable (SHELL-P6). */

import { isJoinable, nextJoinableChange } from '@sheaf/rules/dashboard/dashboard/joinable';
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useEffect, useState } from 'react';
import { useAlerts } from '#platform/alerts.ts';
import { timeOf } from '#platform/dates.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

/** Renders again at that time, so that an open dashboard offers the meeting when it begins. */
function useMoment(moment: number | null): void {
  const [, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setPassed(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
}

function useJoinable() {
  const { data } = useAlerts();
  const changes = (data?.meetings ?? []).flatMap(
    ({ starts_at }) => nextJoinableChange(Date.parse(starts_at), Date.now()) ?? [],
  );
  useMoment(changes.length > 0 ? Math.min(...changes) : null);
  return data?.meetings.find(({ starts_at }) => isJoinable(Date.parse(starts_at), Date.now())) ?? null;
}

function MeetingPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const meeting = useJoinable();
  if (!meeting) return null;
  return (
    <PromptRow
      icon={<IconVideo aria-hidden="true" />}
      title={t(`shell:meeting.${meeting.meeting}`)}
      text={t(Date.parse(meeting.starts_at) > Date.now() ? 'shell:meeting.begins' : 'shell:meeting.began', {
        time: timeOf(meeting.starts_at),
      })}
      dismiss={dismiss}
    >
      <ActionLink href={meeting.url} variant="light">
        {t('shell:meeting.join')}
      </ActionLink>
    </PromptRow>
  );
}

export const meetingPrompt: DomainPrompt = {
  id: 'meeting',
  place: datedPlace,
  needsNetwork: true,
  useContent: () => {
    const meeting = useJoinable();
    return meeting && String(Date.parse(meeting.starts_at));
  },
  useTime: () => {
    const meeting = useJoinable();
    return meeting && Date.parse(meeting.starts_at);
  },
  useLoading: () => useAlerts().isLoading,
  Row: MeetingPrompt,
};
