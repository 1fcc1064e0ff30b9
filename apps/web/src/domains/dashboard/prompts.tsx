/** "For you": the dashboard's prompts, each with a cross (SHELL-P1, SHELL-P2; the others come with their domains). */
import { Button, UnstyledButton } from '@mantine/core';
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { install, useInstalled, useInstallWay } from '../../platform/install.ts';
import { deniedReason, session, useSignedIn } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './prompts.module.css';

const dismissedKey = (id: string): string => `sheaf.dismissed.${id}`;
const collapseMilliseconds = 800;

export interface Prompt {
  id: 'privacy' | 'install';
  dismiss: () => void;
}

/** What is shown now, in the order of the specification; its number is the bell's. */
export function usePrompts(): Prompt[] {
  const { user } = useSignedIn();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const installed = useInstalled();
  const wanted: Prompt['id'][] = [
    ...(user.privacy_consent ? [] : (['privacy'] as const)),
    ...(installed || localStorage.getItem(dismissedKey('install')) ? [] : (['install'] as const)),
  ];
  return wanted
    .filter((id) => !hidden.has(id))
    .map((id) => ({
      id,
      dismiss: () => {
        // SHELL-O5: the privacy question returns at the next start until it is answered.
        if (id !== 'privacy') localStorage.setItem(dismissedKey(id), '1');
        setHidden((now) => new Set([...now, id]));
      },
    }));
}

function Row({
  icon,
  title,
  text,
  dismiss,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  dismiss: () => void;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    setTimeout(dismiss, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : collapseMilliseconds);
  };
  return (
    <div className={classes.row} data-leaving={leaving || undefined}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.texts}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        <div className={classes.buttons}>{children}</div>
      </div>
      <UnstyledButton
        className={classes.cross}
        aria-label={t('shell:dismiss', { what: title })}
        onClick={leave}
      >
        <IconX aria-hidden="true" />
      </UnstyledButton>
    </div>
  );
}

function PrivacyPrompt({ dismiss }: { dismiss: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const answer = useMutation({
    mutationFn: async (accepted: boolean) => {
      if (!accepted) {
        await call('access.declinePrivacyPolicy');
        deniedReason.set(t('problems:codes.privacy-declined'));
        session.clear();
        navigate('/denied', { replace: true });
        return;
      }
      const { privacy_consent } = await call('access.acceptPrivacyPolicy');
      const known = session.get();
      if (known) session.set({ ...known, user: { ...known.user, privacy_consent } });
    },
  });
  return (
    <Row
      icon={<IconLock aria-hidden="true" />}
      title={t('shell:privacy.title')}
      text={t('shell:privacy.text')}
      dismiss={dismiss}
    >
      {answer.isError && <ErrorNotice>{answer.error.message}</ErrorNotice>}
      <Button variant="light" loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('shell:privacy.accept')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('shell:privacy.decline')}
      </Button>
    </Row>
  );
}

function InstallPrompt({ dismiss }: { dismiss: () => void }) {
  const { t } = useTexts();
  const way = useInstallWay();
  return (
    <Row
      icon={<IconDeviceMobileDown aria-hidden="true" />}
      title={t('shell:install.title')}
      text={t(`shell:install.${way}`)}
      dismiss={dismiss}
    >
      {way === 'offered' && (
        <Button variant="light" onClick={() => void install()}>
          {t('shell:install.install')}
        </Button>
      )}
    </Row>
  );
}

export function Prompts({ prompts }: { prompts: Prompt[] }) {
  const { t } = useTexts();
  if (prompts.length === 0) return null;
  return (
    <div id="for-you" className={classes.anchor}>
      <Section title={t('shell:forYou')}>
        <Card>
          {prompts.map(({ id, dismiss }) =>
            id === 'privacy' ? (
              <PrivacyPrompt key={id} dismiss={dismiss} />
            ) : (
              <InstallPrompt key={id} dismiss={dismiss} />
            ),
          )}
        </Card>
      </Section>
    </div>
  );
}
