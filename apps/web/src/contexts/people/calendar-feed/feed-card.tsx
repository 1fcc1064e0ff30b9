/**
 * Card of the calendar feed: one tap follows it in a calendar (USERS-X23). Its link is shown once, and can be
 * renewed or revoked (USERS-D5, USERS-R21).
 */
import { Button } from '@mantine/core';
import {
  type CalendarKind,
  calendarKinds,
  feedSubscriptions,
} from '@sheaf/rules/people/calendar-feed/feed-subscriptions';
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Question } from '#ui/question.tsx';
import classes from './calendar-feed.module.css';

const icons = { webcal: IconCalendarPlus, google: IconBrandGoogle, outlook: IconMail };

function Calendars({ pending, onFollow }: { pending: boolean; onFollow: (kind: CalendarKind) => void }) {
  const { t } = useTexts();
  return (
    <div className={classes.calendars}>
      {calendarKinds.map((kind) => {
        const Icon = icons[kind];
        return (
          <Button
            key={kind}
            variant="light"
            disabled={pending}
            leftSection={<Icon aria-hidden="true" size={20} />}
            onClick={() => onFollow(kind)}
          >
            {t(`people:profile.feed.follow.${kind}`)}
          </Button>
        );
      })}
    </div>
  );
}

function Url({ url }: { url: string }) {
  const { t } = useTexts();
  return (
    <>
      <p role="status">{t('people:profile.feed.once')}</p>
      <p className={classes.message}>{url}</p>
      <CopyButton
        text={url}
        labels={{ copy: t('people:profile.feed.copy'), copied: t('people:profile.feed.copied') }}
      />
    </>
  );
}

/** @param on true if there is an active link. */
export function FeedCard({ on }: { on: boolean }) {
  const { t } = useTexts();
  const renewing = useWrite('calendarFeed.renewCalendarFeed');
  const stopping = useWrite('calendarFeed.stopCalendarFeed');
  const [asked, setAsked] = useState(false);
  const url = stopping.isSuccess ? undefined : renewing.data?.url;
  const hasLink = url !== undefined || (on && !stopping.isSuccess);
  const renew = (done: (made: string) => void): void => {
    stopping.reset();
    renewing.mutate({}, { onSuccess: (made) => done(made.url) });
  };
  const follow = (kind: CalendarKind): void => {
    const open = (link: string): void => {
      window.open(feedSubscriptions(link, t('people:profile.feed.name'))[kind], '_self');
    };
    if (url) open(url);
    else renew(open);
  };
  return (
    <Section title={t('people:profile.feed.title')}>
      <Card>
        <CardBody>
          <p>{t('people:profile.feed.text')}</p>
          {url || !hasLink ? (
            <Calendars pending={renewing.isPending} onFollow={follow} />
          ) : (
            <Hint small>{t('people:profile.feed.on')}</Hint>
          )}
          {url && <Url url={url} />}
          {!asked && <FailureNotice error={renewing.error ?? stopping.error} />}
          {hasLink && (
            <ButtonRow>
              <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate({})}>
                {t('people:profile.feed.stop')}
              </Button>
              <Button variant="subtle" onClick={() => setAsked(true)}>
                {t('people:profile.feed.renew')}
              </Button>
            </ButtonRow>
          )}
        </CardBody>
      </Card>
      {asked && (
        <Question
          title={t('people:profile.feed.renew')}
          text={t('people:profile.feed.renewHint')}
          labels={{
            confirm: t('people:profile.feed.renew'),
            cancel: t('shell:cancel'),
            close: t('shell:close'),
          }}
          error={renewing.error}
          pending={renewing.isPending}
          onConfirm={() => renew(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}
