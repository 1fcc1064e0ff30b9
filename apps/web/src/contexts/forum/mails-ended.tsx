/** Unsubscribes from forum e-mails by the link in an e-mail (FORUM-O4), and offers to subscribe again. */
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';

export function MailsEnded() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('mails') === 'none';
  const ending = useWrite('messages.saveNotificationPreferences');
  const { mutate } = ending;
  const again = useWrite('messages.saveNotificationPreferences', {
    success: () => {
      toasts.show(t('forum:mails.resumed'));
      setSearch({}, { replace: true });
    },
  });
  useEffect(() => {
    if (asked) mutate({ body: { 'forum-news': 'none' } });
  }, [asked, mutate]);
  if (!asked) return null;
  return (
    <>
      <FailureNotice error={ending.error ?? again.error} />
      {ending.isSuccess && (
        <OpenNotice>
          <p>{t('forum:mails.stopped')}</p>
          <Button
            variant="default"
            mt="sm"
            loading={again.isPending}
            onClick={() => again.mutate({ body: { 'forum-news': null } })}
          >
            {t('forum:mails.again')}
          </Button>
        </OpenNotice>
      )}
    </>
  );
}
