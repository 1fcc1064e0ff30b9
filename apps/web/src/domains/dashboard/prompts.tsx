/** "For you": the dashboard's prompts, each with a cross (SHELL-P1, P2, P5, P6, P11; the others come with their domains). */
import type { Prompt, PromptId } from '@sheaf/rules/dashboard/prompts';
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMailHeart from '@tabler/icons-react/dist/esm/icons/IconMailHeart.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { timeOf } from '../../platform/dates.ts';
import { install, useInstallWay } from '../../platform/install.ts';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { ActionButton, ActionLink } from '../../ui/action-button.tsx';
import { Card, Section } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useAnswerPrivacy } from '../access/access.door.ts';
import { useBanner } from '../congregations/congregations.door.ts';
import { PromptRow } from './prompt-row.tsx';
import classes from './prompts.module.css';
import { tour, useTour } from './tour-state.ts';
import { dismissPrompt, type ShownPrompts, useJoinable } from './use-prompts.ts';

interface PromptProps {
  dismiss: () => void;
}

/** More than these, and the rest waits behind a button. */
const mostShown = 3;

function PrivacyPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const answer = useAnswerPrivacy();
  return (
    <PromptRow
      icon={<IconLock aria-hidden="true" />}
      title={t('shell:privacy.title')}
      text={t('shell:privacy.text')}
      dismiss={dismiss}
    >
      <FailureNotice error={answer.error} />
      <ActionButton variant="light" loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('shell:privacy.accept')}
      </ActionButton>
      <ActionButton variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('shell:privacy.decline')}
      </ActionButton>
    </PromptRow>
  );
}

function InstallPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const way = useInstallWay();
  return (
    <PromptRow
      icon={<IconDeviceMobileDown aria-hidden="true" />}
      title={t('shell:install.title')}
      text={t(`shell:install.${way}`)}
      dismiss={dismiss}
    >
      {way === 'offered' && (
        <ActionButton variant="light" onClick={() => void install()}>
          {t('shell:install.install')}
        </ActionButton>
      )}
    </PromptRow>
  );
}

function BannerPrompt({ dismiss }: PromptProps) {
  const { title, content } = useBanner();
  return (
    <PromptRow
      icon={<IconSpeakerphone aria-hidden="true" />}
      title={title}
      text={content}
      dismiss={dismiss}
    />
  );
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

function SubscribePrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const subscribe = useWrite('dashboard.saveSubscription');
  return (
    <PromptRow
      icon={<IconMailHeart aria-hidden="true" />}
      title={t('shell:subscribe.title')}
      text={t('shell:subscribe.text')}
      dismiss={dismiss}
    >
      <FailureNotice error={subscribe.error} />
      <ActionButton
        variant="light"
        loading={subscribe.isPending}
        onClick={() => subscribe.mutate({ body: { subscribed: true } })}
      >
        {t('shell:subscribe.button')}
      </ActionButton>
    </PromptRow>
  );
}

function TourPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const show = (): void => {
    tour.start();
    navigate('/');
  };
  return (
    <PromptRow
      icon={<IconRoute aria-hidden="true" />}
      title={t('shell:welcome.title')}
      text={t('shell:welcome.text')}
      dismiss={dismiss}
    >
      <ActionButton variant="light" onClick={show}>
        {t('shell:welcome.show')}
      </ActionButton>
    </PromptRow>
  );
}

const rows: Record<PromptId, ComponentType<PromptProps>> = {
  privacy: PrivacyPrompt,
  install: InstallPrompt,
  banner: BannerPrompt,
  meeting: MeetingPrompt,
  subscribe: SubscribePrompt,
  tour: TourPrompt,
};

function PromptCard({ prompts }: { prompts: Prompt[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? prompts : prompts.slice(0, mostShown);
  return (
    <div id="for-you" className={classes.anchor} tabIndex={-1}>
      <Section title={t('shell:forYou')}>
        <Card>
          {shown.map((prompt) => {
            const Row = rows[prompt.id];
            return <Row key={prompt.id} dismiss={() => dismissPrompt(prompt)} />;
          })}
          {shown.length < prompts.length && (
            <PlainButton className={classes.more} onClick={() => setAll(true)}>
              {t('shell:morePrompts', { count: prompts.length - shown.length })}
            </PlainButton>
          )}
        </Card>
      </Section>
    </div>
  );
}

/** Prompts that came late wait behind a button that pushes nothing. */
export function Prompts({ shown, late, showLate }: ShownPrompts) {
  const { t } = useTexts();
  // It would lie over what the tour points at.
  const touring = useTour().open;
  const show = (): void => {
    showLate();
    setTimeout(() => document.getElementById('for-you')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <>
      {shown.length > 0 && <PromptCard prompts={shown} />}
      {late.length > 0 && !touring && (
        <PlainButton className={classes.late} onClick={show}>
          {t('shell:latePrompts', { count: late.length })}
        </PlainButton>
      )}
    </>
  );
}
