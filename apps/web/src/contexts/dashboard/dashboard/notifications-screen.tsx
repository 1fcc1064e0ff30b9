/** Screen behind the bell: prompts and notifications (SHELL-C5). */
import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Reply } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { useNotificationIcons } from '#platform/known-domains.ts';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const pageSize = 20;

type Notification = Reply<'dashboard.listNotifications'>[number];

import classes from './notifications-screen.module.css';
import { Prompts } from './prompts.tsx';
import { usePrompts, usePromptsLoading } from './use-prompts.ts';

interface ToldProps {
  notification: Notification;
  /** Unread when the screen was opened. */
  unread: boolean;
  onOpen: () => void;
}

function Told({ notification, unread, onOpen }: ToldProps) {
  const { t } = useTexts();
  const Icon = useNotificationIcons()[notification.type] ?? IconBell;
  return (
    <ListRow
      icon={<Icon aria-hidden="true" />}
      title={<span className={unread ? undefined : classes.read}>{notification.data.content}</span>}
      line={dateAndTime(notification.created_at)}
      onClick={onOpen}
      trailing={
        unread ? (
          <span className={classes.dot} role="img" aria-label={t('dashboard:unread')} />
        ) : (
          <span className={classes.noDot} />
        )
      }
    />
  );
}

interface ListProps {
  told: Notification[];
  /** Undefined on the last page. */
  onMore: (() => void) | undefined;
}

/**
 * Marks the notifications on the screen as read (SHELL-R17), and returns the ids that were unread. Offline
 * they stay unread until the screen shows them with a network.
 */
function useMarkShown(told: readonly Notification[]): ReadonlySet<number> {
  const online = useOnline();
  const { mutate } = useWrite('dashboard.markAllRead');
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = told.filter(({ read_at }) => read_at === null).map(({ id }) => id);
  const added = unread.filter((id) => !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added]));
  const latest = Math.max(0, ...unread);
  useEffect(() => {
    if (online && latest > 0) mutate({ body: { until: latest } });
  }, [online, latest, mutate]);
  return fresh;
}

function List({ told, onMore }: ListProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const fresh = useMarkShown(told);
  const open = ({ to }: Notification): void => {
    if (to) navigate(to);
  };
  return (
    <>
      <Card label={t('dashboard:title')}>
        {told.map((notification) => (
          <Told
            key={notification.id}
            notification={notification}
            unread={fresh.has(notification.id)}
            onOpen={() => open(notification)}
          />
        ))}
      </Card>
      <div className={classes.buttons}>
        {onMore && (
          <Button variant="subtle" onClick={onMore}>
            {t('dashboard:more')}
          </Button>
        )}
      </div>
    </>
  );
}

export function NotificationsScreen() {
  const { t } = useTexts();
  const [pages, setPages] = useState(1);
  const most = pages * pageSize;
  const list = useRead(
    'dashboard.listNotifications',
    { query: { per_page: most } },
    { placeholderData: keepPreviousData },
  );
  // Waits for all data, because people open this screen to look for news, and nothing should appear late.
  const [stood, setStood] = useState(false);
  const loading = usePromptsLoading() || list.isPending;
  // Once shown, the screen refetches failed reads; waiting for those again would hide the screen and loop.
  if (!loading && !stood) setStood(true);
  const waiting = loading && !stood;
  const prompts = usePrompts(!waiting);
  const nothing = prompts.shown.length === 0 && (
    <EmptyState icon={<IconBell aria-hidden="true" />}>{t('dashboard:none')}</EmptyState>
  );
  return (
    <Page title={t('dashboard:title')} back wide>
      {waiting ? (
        <Skeleton height={60} count={5} />
      ) : (
        <>
          <Prompts {...prompts} />
          <div className={classes.list}>
            <QueryState query={list} skeleton={{ height: 60, count: 5 }}>
              {(told) =>
                told.length > 0 ? (
                  <List told={told} onMore={told.length === most ? () => setPages(pages + 1) : undefined} />
                ) : (
                  nothing
                )
              }
            </QueryState>
          </div>
        </>
      )}
    </Page>
  );
}
