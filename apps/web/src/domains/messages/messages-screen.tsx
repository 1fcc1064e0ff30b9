/** What became of every message: on its way, sent, or set aside for somebody to look at. */
import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { messageStates } from '@sheaf/rules/messages/delivery';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useState } from 'react';
import { dateAndTime } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { MessageSheet } from './message-sheet.tsx';
import classes from './messages.module.css';
import { type Listed, type MessageState, useCounts, useMessages, type Wanted } from './outbox.queries.ts';

function signOf({ state, channel }: Listed) {
  if (state === 'failed') return <IconAlertTriangle aria-hidden="true" />;
  if (channel === 'push') return <IconBell aria-hidden="true" />;
  return channel === 'sms' ? <IconMessage aria-hidden="true" /> : <IconMail aria-hidden="true" />;
}

function States({ wanted, onChange }: { wanted: Wanted; onChange: (state: MessageState | null) => void }) {
  const { t } = useTexts();
  const { data: counts } = useCounts();
  return (
    <fieldset className={classes.filters} aria-label={t('messages:list.states')}>
      {messageStates.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={wanted.state === state}
          onClick={() => onChange(wanted.state === state ? null : state)}
        >
          {t(`messages:state.${state}`)} {counts?.[state] ?? ''}
        </button>
      ))}
    </fieldset>
  );
}

export function MessagesScreen() {
  const { t } = useTexts();
  const [wanted, setWanted] = useState<Wanted>({ state: null, search: '' });
  const [asked] = useDebouncedValue(wanted, 250);
  const [opened, setOpened] = useState<number | null>(null);
  const { data, error, isPending } = useMessages(asked);
  return (
    <div className={classes.page}>
      <title>{`${t('messages:list.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('messages:list.title')} back />
      <TextInput
        type="search"
        label={t('messages:list.search')}
        value={wanted.search}
        maxLength={100}
        onChange={(event) => setWanted({ ...wanted, search: event.currentTarget.value })}
      />
      <States wanted={wanted} onChange={(state) => setWanted({ ...wanted, state })} />
      {isPending && <Skeleton height={60} count={5} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {data?.length === 0 && (
        <EmptyState icon={<IconMessage aria-hidden="true" />}>
          {t(wanted.state || wanted.search ? 'messages:list.noneFound' : 'messages:list.none')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Card label={t('messages:list.title')}>
          {data.map((message) => (
            <ListRow
              key={message.id}
              icon={signOf(message)}
              title={<bdi>{message.person?.full_name ?? message.recipient}</bdi>}
              line={`${t(`messages:about.${message.kind}`)}, ${dateAndTime(message.created_at)}`}
              value={t(`messages:state.${message.state}`)}
              onClick={() => setOpened(message.id)}
            />
          ))}
        </Card>
      )}
      {opened !== null && <MessageSheet id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
