/** Screen of all messages by state: queued, sent, failed. */
import { writtenPhone } from '#platform/phones.ts';
import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { messageStates } from '@sheaf/rules/messaging/messages/delivery';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dateAndTime } from '#platform/dates.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { LongAddress } from '#ui/long-address.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { EmptyState, ErrorNotice, OpenNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { MessageSheet } from './message-sheet.tsx';
import classes from './messages.module.css';
import {
  type ListedMessage,
  type MessageState,
  type OutboxFilter,
  useCounts,
  useFollowCounts,
  useMessages,
} from './outbox.queries.ts';

const rowHeight = 64;

function signOf({ state, channel }: ListedMessage) {
  if (state === 'failed') return <IconAlertTriangle aria-hidden="true" />;
  if (state === 'unsure') return <IconHelpCircle aria-hidden="true" />;
  if (channel === 'push') return <IconBell aria-hidden="true" />;
  return channel === 'sms' ? <IconMessage aria-hidden="true" /> : <IconMail aria-hidden="true" />;
}

/** Non-breaking, so that day and month stay on one line. */
const unbroken = (iso: string): string => dateAndTime(iso).replaceAll(' ', '\u00a0');

function States({
  wanted,
  onChange,
}: {
  wanted: OutboxFilter;
  onChange: (state: MessageState | null) => void;
}) {
  const { t } = useTexts();
  const { data: counts } = useCounts(wanted.sending ?? undefined);
  return (
    <Chips label={t('messages:list.states')} oneLine>
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
    </Chips>
  );
}

/** MSG-R19: messages that need attention are announced first, except those that the list already shows. */
function Waiting({ wanted, onShow }: { wanted: OutboxFilter; onShow: (state: MessageState) => void }) {
  const { t } = useTexts();
  const { data: counts } = useCounts(wanted.sending ?? undefined);
  const show = (state: MessageState) => (
    <Button variant="default" onClick={() => onShow(state)}>
      {t('messages:list.showSetAside')}
    </Button>
  );
  const countOf = (state: MessageState) => (wanted.state === state ? 0 : (counts?.[state] ?? 0));
  const [failed, unsure] = [countOf('failed'), countOf('unsure')];
  return (
    <>
      {failed > 0 && (
        <ErrorNotice action={show('failed')}>{t('messages:list.setAside', { count: failed })}</ErrorNotice>
      )}
      {unsure > 0 && (
        <OpenNotice action={show('unsure')}>{t('messages:list.unsure', { count: unsure })}</OpenNotice>
      )}
    </>
  );
}

function Rows({ messages, onOpen }: { messages: ListedMessage[]; onOpen: (id: number) => void }) {
  const { t } = useTexts();
  return (
    <Card label={t('messages:list.title')}>
      <VirtualList items={messages} height={rowHeight}>
        {(message) => (
          <ListRow
            icon={signOf(message)}
            title={
              message.person ? (
                <bdi>{message.person.full_name}</bdi>
              ) : (
                <LongAddress>{writtenPhone(message.recipient)}</LongAddress>
              )
            }
            line={joinTexts([t(phraseIn('messages:about', message.kind)), unbroken(message.created_at)])}
            value={<span className={classes.state}>{t(`messages:state.${message.state}`)}</span>}
            onClick={() => onOpen(message.id)}
          />
        )}
      </VirtualList>
    </Card>
  );
}

/** With a sending in the address the list contains only its messages. */
function useWanted() {
  const [parameters] = useSearchParams();
  const sending = Number(parameters.get('sending')) || null;
  const [typed, setTyped] = useState<Pick<OutboxFilter, 'state' | 'search'>>({ state: null, search: '' });
  return [{ ...typed, sending }, setTyped] as const;
}

export function MessagesScreen() {
  const { t } = useTexts();
  const [wanted, setWanted] = useWanted();
  const [search] = useDebouncedValue(wanted.search, 250);
  const [opened, setOpened] = useState<number | null>(null);
  const list = useMessages({ ...wanted, search });
  useFollowCounts(wanted.sending);
  const { state, sending } = wanted;
  const title = t(sending === null ? 'messages:list.title' : 'messages:list.ofSending');
  // The notice is above the list, so its query must finish first.
  const { isLoading } = useCounts(sending ?? undefined);
  if (isLoading)
    return (
      <Page title={title} back>
        <Skeleton height={rowHeight} count={6} />
      </Page>
    );
  return (
    <Page title={title} back>
      <Waiting wanted={wanted} onShow={(chosen) => setWanted({ search: '', state: chosen })} />
      <TextInput
        type="search"
        label={t('messages:list.search')}
        value={wanted.search}
        maxLength={100}
        onChange={(event) => setWanted({ state, search: event.currentTarget.value })}
      />
      <States wanted={wanted} onChange={(chosen) => setWanted({ search: wanted.search, state: chosen })} />
      <QueryState query={list} skeleton={{ height: rowHeight, count: 5 }}>
        {({ pages }) => {
          const messages = pages.flatMap((page) => page.messages);
          if (messages.length > 0) return <Rows messages={messages} onOpen={setOpened} />;
          return (
            <EmptyState icon={<IconMessage aria-hidden="true" />}>
              {t(state || wanted.search ? 'messages:list.noneFound' : 'messages:list.none')}
            </EmptyState>
          );
        }}
      </QueryState>
      <MoreButton list={list} label={t('messages:list.more')} />
      {opened !== null && <MessageSheet id={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
