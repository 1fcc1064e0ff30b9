/** Prompt of this week's public talk with theme and speaker (SHELL-P10). */
import { datedPlace } from '@sheaf/rules/dashboard/dashboard/prompts';
import IconMicrophone2 from '@tabler/icons-react/dist/esm/icons/IconMicrophone2.mjs';
import { useAlerts } from '#platform/alerts.ts';
import { shortDate } from '#platform/dates.ts';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { PromptRow } from '#ui/prompt-row.tsx';

const useTalk = () => useAlerts().data?.talk ?? null;

function TalkPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const talk = useTalk();
  if (!talk) return null;
  const { theme, speaker, congregation, date } = talk;
  return (
    <PromptRow
      icon={<IconMicrophone2 aria-hidden="true" />}
      title={theme || t('shell:publicTalk.title')}
      text={joinTexts([t('shell:publicTalk.on', { day: shortDate(date) }), speaker, congregation], ' · ')}
      dismiss={dismiss}
    />
  );
}

export const talkPrompt: DomainPrompt = {
  id: 'public-talk',
  place: datedPlace,
  needsNetwork: true,
  useContent: () => {
    const talk = useTalk();
    return talk && [talk.date, talk.theme, talk.speaker].join(' ');
  },
  useTime: () => {
    const talk = useTalk();
    // Noon, because the time of day is unknown here.
    return talk ? Date.parse(`${talk.date}T12:00`) : null;
  },
  useLoading: () => useAlerts().isLoading,
  Row: TalkPrompt,
};
