/**
 * Entry page (AUTH-S1): a link waits for a press, a session is checked, and signed-out people are sent to
 * request a link.
 */
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { CallFailed, call } from '#platform/api.ts';
import { skipNews } from '#platform/news-mark.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { mayRestore, restoreSession } from '#platform/restore-session.ts';
import {
  deniedReason,
  linkCongregation,
  newSecret,
  pendingLink,
  session,
  target,
} from '#platform/session.ts';
import { startUp, useStartUpPercent } from '#platform/start-up.ts';
import { loadPhrases, say, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { thisDevice } from './device-value.ts';
import classes from './splash.module.css';
import { Splash } from './splash.tsx';

const tipCount = 9;
/** Limit on a slow network; the screens read what is missing (SYNC-R7). */
const longestStartMilliseconds = 8000;

const useTip = (): string => {
  const { t } = useTexts();
  const [tip] = useState(() => 1 + Math.floor(Math.random() * tipCount));
  return t(phraseIn('access:tips', tip));
};

/** Progress of the start-up requests, with a tip (SHELL-S2, SHELL-R4). */
function Starting() {
  const { t } = useTexts();
  const percent = useStartUpPercent();
  return (
    <Splash title={t('access:starting.title')} text={useTip()}>
      <p className={classes.start}>
        <progress aria-label={t('access:starting.title')} max={100} value={percent} />
        <span>{t('access:starting.percent', { percent })}</span>
      </p>
    </Splash>
  );
}

/** Loaded only now, because the phrases of problems are larger than this page. */
async function unknownLink(): Promise<string> {
  await loadPhrases(['problems']);
  return say('problems:codes.link-unknown');
}

/** Congregation of the link, so that a person with several links opens the right one. Its space is reserved. */
function LinkCongregation() {
  const { t } = useTexts();
  const [token] = useState(() => pendingLink.get()?.token ?? '');
  const link = useRead('access.readLink', { body: { token } }, { retry: false });
  useEffect(() => {
    if (link.data) linkCongregation.set(link.data.congregation);
  }, [link.data]);
  return (
    <p className={classes.congregation}>
      {link.data && <bdi>{t('access:open.congregation', { name: link.data.congregation })}</bdi>}
    </p>
  );
}

function LinkWaiting() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const [starting, setStarting] = useState(false);
  // One secret for all attempts, so that a retry after a lost answer gets the same session.
  const secret = useRef(newSecret());
  const open = async (): Promise<void> => {
    const link = pendingLink.get();
    if (!link) return;
    setBusy(true);
    try {
      const reply = await call('access.openLink', {
        body: { token: link.token, source: link.source, secret: secret.current, ...thisDevice() },
      });
      pendingLink.clear();
      session.confirm(reply, secret.current);
      skipNews();
      setStarting(true);
      await Promise.race([
        startUp(),
        new Promise((resolve) => setTimeout(resolve, longestStartMilliseconds)),
      ]);
      navigate(target.take(), { replace: true });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setBusy(false);
      if (error.status !== 409 && error.status !== 422) return setFailed(error.message || t('shell:failed'));
      pendingLink.clear();
      // A truncated link counts as unknown, because there are no fields to highlight.
      deniedReason.set(error.status === 422 ? await unknownLink() : error.problem.message);
      navigate('/denied', { replace: true });
    }
  };
  if (starting) return <Starting />;
  return (
    <Splash title={t('access:open.title')} text={t('access:open.text')}>
      <LinkCongregation />
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      <ActionButton onClick={open} loading={busy}>
        {t('access:open.button')}
      </ActionButton>
    </Splash>
  );
}

function RetryNotice({ children }: { children: string }) {
  const { t } = useTexts();
  return (
    <ErrorNotice
      action={
        <ActionButton variant="default" onClick={() => location.reload()}>
          {t('shell:retry')}
        </ActionButton>
      }
    >
      {children}
    </ErrorNotice>
  );
}

function Checking() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const tip = useTip();
  useEffect(() => {
    const known = session.get();
    if (!known) return;
    call('access.checkSession').then(
      (reply) => {
        session.confirm(reply, known.token);
        // AUTH-O8: without permissions the person would be redirected here in a loop.
        if (Object.keys(reply.permits).length === 0) setProblem(t('access:noAccess'));
        else navigate(target.take(), { replace: true });
      },
      (error: Error) => {
        if (session.get()) setProblem(error.message || t('shell:failed'));
        else navigate('/denied', { replace: true });
      },
    );
  }, [navigate, t]);
  return (
    <Splash title={t('shell:name')} text={tip}>
      {problem && <RetryNotice>{problem}</RetryNotice>}
    </Splash>
  );
}

/** The browser deleted the session, and its cookie may restore it (AUTH-R23). */
function Restoring() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    restoreSession().then(
      (restored) => navigate(restored ? target.take() : '/denied', { replace: true }),
      (error: Error) => setProblem(error.message || t('shell:failed')),
    );
  }, [navigate, t]);
  return (
    <Splash title={t('shell:name')} text={t('access:restoring')}>
      {problem && <RetryNotice>{problem}</RetryNotice>}
    </Splash>
  );
}

function waysToStart(): 'link' | 'session' | 'restore' | 'none' {
  if (pendingLink.get()) return 'link';
  if (session.get()) return 'session';
  return mayRestore() ? 'restore' : 'none';
}

export function AuthScreen() {
  const [start] = useState(waysToStart);
  if (start === 'link') return <LinkWaiting />;
  if (start === 'restore') return <Restoring />;
  return start === 'session' ? <Checking /> : <Navigate to="/denied" replace />;
}
