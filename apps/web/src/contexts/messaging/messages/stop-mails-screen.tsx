/** Unsubscribe page of an e-mail, without sign-in (MSG-R24). Opening it changes nothing; a press does. */
import { Button } from '@mantine/core';
import { readStopToken } from '@sheaf/rules/automatic-messages/stop-link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AnswerButtons, AnswerPage, AnswerSaid } from '#contexts/duties/answer-page.api.tsx';
import { CallFailed, call } from '#platform/api.ts';
import { useSession } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import { ErrorNotice } from '#ui/notice.tsx';

const isUnknown = (error: unknown): boolean => error instanceof CallFailed && error.status === 409;

export function StopMailsScreen() {
  const { t } = useTexts();
  const signedIn = useSession() !== null;
  const [token] = useState(() => window.location.hash.slice(1));
  const link = readStopToken(token);
  const stopping = useMutation({
    mutationFn: () => call('messages.stopMails', { params: { token }, body: {} }),
  });
  if (!link || isUnknown(stopping.error))
    return (
      <AnswerPage title={t('messages:stop.unknownTitle')} text={t('messages:stop.unknown')}>
        {signedIn && (
          <AnswerButtons>
            <Button size="lg" component={Link} to="/settings/my-messages/">
              {t('messages:preferences.title')}
            </Button>
          </AnswerButtons>
        )}
      </AnswerPage>
    );
  const kind = t(`messages:about.${link.kind}`);
  if (stopping.isSuccess)
    return (
      <AnswerPage title={t('messages:stop.title', { kind })}>
        <AnswerSaid yes>{t('messages:stop.done')}</AnswerSaid>
      </AnswerPage>
    );
  return (
    <AnswerPage title={t('messages:stop.title', { kind })} text={t('messages:stop.text')}>
      {stopping.error && <ErrorNotice>{t('messages:stop.offline')}</ErrorNotice>}
      <AnswerButtons>
        <Button size="lg" loading={stopping.isPending} onClick={() => stopping.mutate()}>
          {t('messages:stop.press')}
        </Button>
      </AnswerButtons>
    </AnswerPage>
  );
}
