/**
 * Why the sign-in failed, and the ways to sign in: a new link, a passkey, or the code of the last message
 * (AUTH-S2, AUTH-O7).
 */
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed, call } from '#platform/api.ts';
import { skipNews } from '#platform/news-mark.ts';
import { deniedReason, farewell, linkCongregation, newSecret, session, target } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { PlainField } from '#ui/plain-field.tsx';
import { deviceValue, thisDevice } from './device-value.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import classes from './splash.module.css';
import { Splash } from './splash.tsx';

const useTry = (work: () => Promise<void>) => {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setError(
        Object.values(failure.problem.errors ?? {})[0]?.[0] ?? (failure.problem.message || t('shell:failed')),
      );
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, submit };
};

function AskForLink({ contact, setContact }: { contact: string; setContact: (contact: string) => void }) {
  const { t } = useTexts();
  const [sent, setSent] = useState(false);
  const { busy, error, submit } = useTry(async () => {
    await call('access.askForLink', { body: { contact, device: deviceValue() } });
    setSent(true);
  });
  return (
    <form onSubmit={submit} className={classes.form}>
      <PlainField
        label={t('access:ask.contact')}
        placeholder={t('access:ask.example')}
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
        autoComplete="username webauthn"
        error={error}
        required
      />
      <ActionButton submits loading={busy}>
        {t('access:ask.button')}
      </ActionButton>
      <p className={classes.hint} role="status">
        {t(sent ? 'access:ask.sent' : 'access:ask.known')}
      </p>
    </form>
  );
}

function EnterCode({ contact }: { contact: string }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const secret = useRef(newSecret());
  const { busy, error, submit } = useTry(async () => {
    const reply = await call('access.openLink', {
      body: { contact, code: code.trim(), secret: secret.current, ...thisDevice() },
    });
    deniedReason.clear();
    farewell.clear();
    session.confirm(reply, secret.current);
    skipNews();
    navigate(target.take(), { replace: true });
  });
  return (
    <details className={classes.code}>
      <summary className={classes.summary}>{t('access:code.title')}</summary>
      <form onSubmit={submit} className={classes.form}>
        <PlainField
          label={t('access:code.label')}
          description={t('access:code.text')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={error}
        />
        <ActionButton
          submits
          variant="light"
          loading={busy}
          disabled={contact.trim() === '' || code.trim().length !== 6}
        >
          {t('access:code.button')}
        </ActionButton>
      </form>
    </details>
  );
}

export function DeniedScreen() {
  const { t } = useTexts();
  const [reason] = useState(deniedReason.get);
  const [left] = useState(farewell.get);
  const [congregation] = useState(linkCongregation.get);
  const [contact, setContact] = useState('');
  return (
    <Splash title={t('access:denied.title')} text={t('access:denied.text')}>
      {congregation && (
        <p className={classes.congregation}>
          <bdi>{t('access:open.congregation', { name: congregation })}</bdi>
        </p>
      )}
      {reason && <ErrorNotice title={t('access:denied.heading')}>{reason}</ErrorNotice>}
      {left && <p role="status">{left}</p>}
      <AskForLink contact={contact} setContact={setContact} />
      <PasskeyButton />
      <EnterCode contact={contact} />
      <LanguageChoice />
    </Splash>
  );
}
