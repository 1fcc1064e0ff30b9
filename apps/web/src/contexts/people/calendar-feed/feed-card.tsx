/** Card of the calendar feed: its link is shown once, and can be renewed or revoked (USERS-D5, USERS-R21). */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './calendar-feed.module.css';

/** @param on true if there is an active link. */
export function FeedCard({ on }: { on: boolean }) {
  const { t } = useTexts();
  const renewing = useWrite('calendarFeed.renewCalendarFeed');
  const stopping = useWrite('calendarFeed.stopCalendarFeed');
  const url = stopping.isSuccess ? null : renewing.data?.url;
  const error = renewing.error ?? stopping.error;
  const renew = (): void => {
    stopping.reset();
    renewing.mutate({});
  };
  return (
    <Section title={t('people:profile.feed.title')}>
      <Card>
        <CardBody>
          <p>{t('people:profile.feed.text')}</p>
          {url ? (
            <>
              <p role="status">{t('people:profile.feed.once')}</p>
              <p className={classes.message}>{url}</p>
              <CopyButton
                text={url}
                labels={{ copy: t('people:profile.feed.copy'), copied: t('people:profile.feed.copied') }}
              />
            </>
          ) : (
            <Hint small>{t(`people:profile.feed.${on ? 'on' : 'off'}`)}</Hint>
          )}
          <FailureNotice error={error} />
          <ButtonRow>
            <Button variant="light" loading={renewing.isPending} onClick={renew}>
              {t(`people:profile.feed.${on ? 'renew' : 'make'}`)}
            </Button>
            {on && (
              <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate({})}>
                {t('people:profile.feed.stop')}
              </Button>
            )}
          </ButtonRow>
          {on && <Hint small>{t('people:profile.feed.renewHint')}</Hint>}
        </CardBody>
      </Card>
    </Section>
  );
}
