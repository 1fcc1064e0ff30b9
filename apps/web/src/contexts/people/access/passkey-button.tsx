/** Sign-in with a passkey of this device, by the button or by autofill of the field above (AUTH-R16). */
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailed } from '#platform/api.ts';
import { skipNews } from '#platform/news-mark.ts';
import { deniedReason, newSecret, session, target } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { fieldOffersPasskeys, openWithPasskey, passkeysWork, stopWaiting, wasStopped } from './passkey.ts';
import classes from './splash.module.css';

/** The challenge expires after five minutes, so autofill requests a new one before. */
const renewMilliseconds = 4 * 60_000;

export function PasskeyButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const enter = useCallback(
    async (inField: boolean, wanted: () => boolean): Promise<void> => {
      const secret = newSecret();
      const reply = await openWithPasskey(secret, { inField, wanted });
      deniedReason.clear();
      session.confirm(reply, secret);
      skipNews();
      navigate(target.take(), { replace: true });
    },
    [navigate],
  );
  const tell = useCallback(
    (error: unknown): void => {
      if (wasStopped(error)) return;
      const said = error instanceof CallFailed ? error.problem.message : '';
      setProblem(said || t('access:passkey.failed'));
    },
    [t],
  );

  useEffect(() => {
    let here = true;
    const wait = (): void => {
      fieldOffersPasskeys()
        .then((offers) => (offers && here ? enter(true, () => here) : undefined))
        .catch((error: unknown) => {
          // Autofill started without a press: only a refusal of a chosen passkey is shown, other errors are
          // logged.
          if (error instanceof CallFailed && error.status === 409) tell(error);
          else if (!wasStopped(error)) console.warn('the field offers no passkeys', error);
        });
    };
    if (busy || !passkeysWork()) return;
    wait();
    const renewal = setInterval(wait, renewMilliseconds);
    return () => {
      here = false;
      clearInterval(renewal);
    };
  }, [busy, enter, tell]);
  useEffect(() => stopWaiting, []);

  if (!passkeysWork()) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await enter(false, () => true);
    } catch (error) {
      tell(error);
      setBusy(false);
    }
  };
  return (
    <div className={classes.form}>
      <ActionButton variant="default" loading={busy} onClick={press}>
        <IconFingerprint aria-hidden="true" size={20} />
        {t('access:passkey.button')}
      </ActionButton>
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
    </div>
  );
}
