/** Behind the bell: what waits for the person, and what others did for him (SHELL-C5). */
import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dateAndTime } from '../../platform/dates.ts';
import { useNotificationIcons } from '../../platform/known-domains.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import {
  type Notification,
  pageSize,
  useMarkAllRead,
  useMarkRead,
  useNotifications,
  useUnread,
} from './dashboard.queries.ts';
import classes from './notifications-screen.module.css';
import { Prompts } from './prompts.tsx';
import { usePrompts, usePromptsLoading } from './use-prompts.ts';

function Told({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTexts();
  const Icon = useNotificationIcons()[notification.type] ?? IconBell;
  const unread = notification.read_at === null;
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

export function NotificationsScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [pages, setPages] = useState(1);
  const { data, error, isPending } = useNotifications(pages);
  const unread = useUnread();
  const markRead = useMarkRead();
  const markAll = useMarkAllRead();
  // Whoever opens this screen looks for what is new: it waits for all of it, so that nothing comes late.
  const waiting = usePromptsLoading() || isPending;
  const prompts = usePrompts(!waiting);
  const open = (notification: Notification): void => {
    if (notification.read_at === null) markRead.mutate(notification.id);
    if (notification.to) navigate(notification.to);
  };
  const failed = markAll.error ?? markRead.error;
  return (
    <>
      <title>{`${t('dashboard:title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('dashboard:title')} back />
      {waiting && <Skeleton height={60} count={5} />}
      {!waiting && <Prompts {...prompts} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {failed && <ErrorNotice>{failed.message || t('shell:failed')}</ErrorNotice>}
      {!waiting && data?.length === 0 && prompts.shown.length === 0 && (
        <EmptyState icon={<IconBell aria-hidden="true" />}>{t('dashboard:none')}</EmptyState>
      )}
      {!waiting && data && data.length > 0 && (
        <div className={classes.list}>
          <Card label={t('dashboard:title')}>
            {data.map((notification) => (
              <Told key={notification.id} notification={notification} onOpen={() => open(notification)} />
            ))}
          </Card>
          <div className={classes.buttons}>
            <Button
              variant="default"
              disabled={unread === 0}
              loading={markAll.isPending}
              onClick={() => markAll.mutate(Math.max(...data.map(({ id }) => id)))}
            >
              {t('dashboard:markAll')}
            </Button>
            {data.length === pages * pageSize && (
              <Button variant="subtle" onClick={() => setPages(pages + 1)}>
                {t('dashboard:more')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
