/** USERS-D5: the link by which a calendar follows the own dates; shown once, renewed or stopped at will (USERS-R21). */
import { Button } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './people.module.css';
import { type Profile, useRenewFeed, useStopFeed } from './people.queries.ts';

export function FeedCard({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const renewing = useRenewFeed();
  const stopping = useStopFeed();
  const url = stopping.isSuccess ? null : renewing.data?.url;
  const on = profile.calendar_feed;
  const error = renewing.error ?? stopping.error;
  const renew = (): void => {
    stopping.reset();
    renewing.mutate(null);
  };
  return (
    <Section title={t('people:profile.feed.title')}>
      <Card>
        <div className={classes.pad}>
          <p>{t('people:profile.feed.text')}</p>
          {url ? (
            <>
              <p role="status">{t('people:profile.feed.once')}</p>
              <p className={classes.message}>{url}</p>
              <CopyButton
                text={url}
                words={{ copy: t('people:profile.feed.copy'), copied: t('people:profile.feed.copied') }}
              />
            </>
          ) : (
            <p className={classes.hint}>{t(`people:profile.feed.${on ? 'on' : 'off'}`)}</p>
          )}
          {error && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
          <div className={classes.actions}>
            <Button variant="light" loading={renewing.isPending} onClick={renew}>
              {t(`people:profile.feed.${on ? 'renew' : 'make'}`)}
            </Button>
            {on && (
              <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate(null)}>
                {t('people:profile.feed.stop')}
              </Button>
            )}
          </div>
          {on && <p className={classes.hint}>{t('people:profile.feed.renewHint')}</p>}
        </div>
      </Card>
    </Section>
  );
}
