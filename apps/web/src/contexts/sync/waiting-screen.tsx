/** Screen of waiting actions, and of refused ones with the reason. */
import { Button } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHandStop from '@tabler/icons-react/dist/esm/icons/IconHandStop.mjs';
import { useState } from 'react';
import { shortDate, timeOf } from '#platform/dates.ts';
import { type Action, outbox, send } from '#platform/outbox/outbox.ts';
import { useWaiting, useWaitingReading } from '#platform/outbox/waiting.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AmendSheet, canAmend } from './amend-sheet.tsx';
import classes from './waiting-screen.module.css';

function whenAndWhere({ about, actedAt }: Action): string {
  const today = new Date(actedAt).toDateString() === new Date().toDateString();
  const at = new Date(actedAt).toISOString();
  return joinTexts([about.where, joinTexts([!today && shortDate(at), timeOf(at)])], ' · ');
}

function WaitingRow({ action }: { action: Action }) {
  const { t } = useTexts();
  const { what } = action.about;
  return (
    <ListRow
      title={<bdi>{what}</bdi>}
      line={whenAndWhere(action)}
      trailing={
        <Button
          variant="default"
          aria-label={t('sync:takeBack', { what })}
          onClick={() => outbox.drop(action.id)}
        >
          {t('sync:takeBackShort')}
        </Button>
      }
    />
  );
}

function SetAsideRow({ action, onAmend }: { action: Action; onAmend: () => void }) {
  const { t } = useTexts();
  const { what } = action.about;
  return (
    <li className={classes.refused}>
      <p className={classes.what}>
        <IconHandStop aria-hidden="true" size={20} /> <bdi>{what}</bdi>
      </p>
      <p className={classes.line}>{whenAndWhere(action)}</p>
      <p>{action.reason}</p>
      <NoteOf action={action} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-label={t('sync:drop', { what })}
          onClick={() => outbox.drop(action.id)}
        >
          {t('sync:dropShort')}
        </Button>
        {canAmend(action) && (
          <Button variant="light" aria-label={t('sync:amend', { what })} onClick={onAmend}>
            {t('sync:amendShort')}
          </Button>
        )}
        <Button
          variant="light"
          aria-label={t('sync:retry', { what })}
          onClick={() => void outbox.retry(action.id).then(send)}
        >
          {t('sync:retryShort')}
        </Button>
      </div>
    </li>
  );
}

/** A note that the person wrote stays readable after a refusal. */
function NoteOf({ action }: { action: Action }) {
  const note = action.given.body?.['note'];
  return typeof note === 'string' && note !== '' ? (
    <blockquote className={classes.note}>
      <bdi>{note}</bdi>
    </blockquote>
  ) : null;
}

export function WaitingScreen() {
  const { t } = useTexts();
  const all = useWaiting();
  const reading = useWaitingReading();
  const waiting = all.filter(({ state }) => state === 'waiting');
  const setAside = all.filter(({ state }) => state === 'set-aside');
  const [amendedId, setAmendedId] = useState<number>();
  const amended = setAside.find(({ id }) => id === amendedId);
  return (
    <Page title={t('sync:title')} back wide>
      {reading === 'unread' && <Skeleton height={72} count={2} />}
      {reading === 'failed' && (
        <ErrorNotice
          action={
            <Button variant="default" onClick={() => void send()}>
              {t('sync:retryShort')}
            </Button>
          }
        >
          {t('sync:unreadable')}
        </ErrorNotice>
      )}
      {reading === 'read' && all.length === 0 && (
        <EmptyState icon={<IconCircleCheck aria-hidden="true" />}>{t('sync:none')}</EmptyState>
      )}
      {setAside.length > 0 && (
        <Section title={t('sync:setAsideTitle')}>
          <p className={classes.text}>{t('sync:setAsideText')}</p>
          <Card>
            <ul>
              {setAside.map((action) => (
                <SetAsideRow key={action.id} action={action} onAmend={() => setAmendedId(action.id)} />
              ))}
            </ul>
          </Card>
        </Section>
      )}
      {waiting.length > 0 && (
        <Section
          title={t('sync:waitingTitle')}
          aside={
            <Button variant="light" onClick={() => void outbox.hurry()}>
              {t('sync:sendNow')}
            </Button>
          }
        >
          <p className={classes.text}>{t('sync:waitingText')}</p>
          <Card>
            {waiting.map((action) => (
              <WaitingRow key={action.id} action={action} />
            ))}
          </Card>
        </Section>
      )}
      {amended && <AmendSheet key={amended.id} action={amended} onClose={() => setAmendedId(undefined)} />}
    </Page>
  );
}
