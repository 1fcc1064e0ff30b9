/** MSG-R13: how the person wants to be reached, by kind of message; saved with every choice. */
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { Reply } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './messages.module.css';

const kinds = [
  'duty-evening',
  'duty-week',
  'report-missing',
  'map-assigned',
  'map-overdue',
  'address-timeout',
  'manual',
] as const;
type Channel = Reply<'messages.readNotificationPreferences'>['preferences']['manual'];

function NotificationPreferences({ given }: { given: Reply<'messages.readNotificationPreferences'> }) {
  const { t } = useTexts();
  const saving = useWrite('messages.saveNotificationPreferences');
  const ways = [
    { value: '', label: t('messages:preferences.usual') },
    ...(given.has_phone ? [{ value: 'sms', label: t('messages:preferences.sms') }] : []),
    ...(given.has_email ? [{ value: 'email', label: t('messages:preferences.email') }] : []),
    ...(given.has_device || Object.values(given.preferences).includes('push')
      ? [{ value: 'push', label: t('messages:preferences.push') }]
      : []),
    { value: 'none', label: t('messages:preferences.none') },
  ];
  return (
    <Card padded label={t('messages:preferences.title')}>
      <div className={classes.form}>
        <FailureNotice error={saving.error} />
        {kinds.map((kind) => (
          <NativeSelect
            key={kind}
            label={t(`messages:stats.kind.${kind}`)}
            value={given.preferences[kind] ?? ''}
            disabled={saving.isPending}
            data={ways}
            onChange={(event) =>
              saving.mutate({ body: { [kind]: (event.currentTarget.value || null) as Channel } })
            }
          />
        ))}
      </div>
    </Card>
  );
}

export function NotificationPreferencesCard() {
  const preferences = useRead('messages.readNotificationPreferences');
  return (
    <QueryState query={preferences} skeleton={{ height: 76, count: 6 }}>
      {(given) => <NotificationPreferences given={given} />}
    </QueryState>
  );
}
