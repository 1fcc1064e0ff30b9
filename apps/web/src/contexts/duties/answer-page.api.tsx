/**
 * Layout of a page opened by a link: one question with buttons, without sign-in and without the app's frame.
 */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { CallFailed } from '#platform/api.ts';
import { useSession } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Mark } from '#ui/mark.tsx';
import classes from './answer.module.css';

export interface AnswerPageProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

export function AnswerPage({ title, text, children }: AnswerPageProps) {
  const { t } = useTexts();
  return (
    <main className={classes.page}>
      <p className={classes.mark}>
        <Mark size={32} />
        <span>{t('shell:name')}</span>
      </p>
      <div>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
    </main>
  );
}

interface Arrangement {
  place: string | null;
  coordinator: { name: string; phone: string | null } | null;
}

/** Lines with the place and the coordinator's phone number. */
export const arrangementLines = ({ place, coordinator }: Arrangement) => [
  ...(place ? [{ key: 'where', icon: <IconMapPin aria-hidden="true" size={20} />, text: place }] : []),
  ...(coordinator
    ? [
        {
          key: 'who',
          icon: <IconPhone aria-hidden="true" size={20} />,
          // Unformatted: signed-out people open this page by a link, and the formatting library would be a
          // fifth of its size.
          text: joinTexts([coordinator.name, coordinator.phone]),
        },
      ]
    : []),
];

/** Error text: the server's sentence after too many attempts (429), otherwise that there is no connection. */
export const whyNothing = (error: Error, offline: string): string =>
  error instanceof CallFailed && error.status === 429 ? error.message : offline;

export const AnswerButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);

/** Page of an expired link, with a button to the app for signed-in people. */
export function EndedPage({ text }: { text: string }) {
  const { t } = useTexts();
  const signedIn = useSession() !== null;
  return (
    <AnswerPage title={t('answers:endedTitle')} text={text}>
      {signedIn && (
        <AnswerButtons>
          <ActionLink to="/assignments/">{t('answers:open')}</ActionLink>
        </AnswerButtons>
      )}
    </AnswerPage>
  );
}

/**
 * Text of an answer given earlier.
 * @param yes true for a confirmation.
 */
export const AnswerSaid = ({ yes = false, children }: { yes?: boolean; children: ReactNode }) => (
  <p className={classes.thanks} data-yes={yes || undefined} role="status">
    {yes && (
      <span className={classes.tick}>
        <IconCheck aria-hidden="true" size={28} stroke={2.5} />
      </span>
    )}
    <span>{children}</span>
  </p>
);

export const AnswerHint = ({ children }: { children: ReactNode }) => (
  <p className={classes.hint}>{children}</p>
);
