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
import { ActionButton, ActionLink } from '#ui/action-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
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

/**
 * Token of the link. The fragment after # is not sent to servers, so the token is in no log. A truncated link shows
 * no question.
 */
export const tokenHere = (): string => window.location.hash.slice(1);

/** Whether the server refused the link; other errors can be retried. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 409 || error.status === 422);

/** Error text: the server's sentence after too many attempts (429), otherwise that there is no connection. */
const whyNothing = (error: Error, offline: string): string =>
  error instanceof CallFailed && error.status === 429 ? error.message : offline;

/** One of several duties of a question. */
export const AnswerPart = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.part}>
    <p className={classes.label}>{label}</p>
    {children}
  </div>
);

export const AnswerButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);

interface UnreadPageProps {
  /** Null while the question is read. */
  error: Error | null;
  offline: string;
  onRetry: () => void;
}

/** Page of a link before its question arrives. */
export function UnreadPage({ error, offline, onRetry }: UnreadPageProps) {
  const { t } = useTexts();
  return (
    <AnswerPage title={t('shell:name')}>
      {error ? (
        <ErrorNotice
          action={
            <ActionButton variant="default" onClick={onRetry}>
              {t('answers:retry')}
            </ActionButton>
          }
        >
          {whyNothing(error, offline)}
        </ErrorNotice>
      ) : (
        <Skeleton height={180} />
      )}
    </AnswerPage>
  );
}

/** Page of an expired link, with a button to the app for signed-in people. */
export function EndedPage({ title, text }: { title?: string; text: string }) {
  const { t } = useTexts();
  const signedIn = useSession() !== null;
  return (
    <AnswerPage title={title ?? t('answers:endedTitle')} text={text}>
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
