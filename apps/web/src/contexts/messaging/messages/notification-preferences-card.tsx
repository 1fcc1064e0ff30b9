/** Channel for each kind of message, saved with every choice (MSG-R13). */
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { Reply } from '#platform/api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './messages.module.css';

const kinds = [
  'duty-evening',
  'duty-week',
  'attendant-duty',
  'cart-shift',
  'group-meeting',
  'report-missing',
  'map-assigned',
  'map-overdue',
  'address-timeout',
  'manual',
] as const;
type ForumChannel = Reply<'messages.readNotificationPreferences'>['preferences']['forum-news'];
type Channel = Reply<'messages.readNotificationPreferences'>['preferences']['manual'];

type PreferencesReply = Reply<'messages.readNotificationPreferences'>;
type Translator = ReturnType<typeof useTexts>['t'];

const channelsOf = ({ has_phone, has_email, has_device, preferences }: PreferencesReply, t: Translator) => [
  { value: '', label: t('messages:preferences.usual') },
  ...(has_phone ? [{ value: 'sms', label: t('messages:preferences.sms') }] : []),
  ...(has_email ? [{ value: 'email', label: t('messages:preferences.email') }] : []),
  ...(has_device || Object.values(preferences).includes('push')
    ? [{ value: 'push', label: t('messages:preferences.push') }]
    : []),
  { value: 'none', label: t('messages:preferences.none') },
];

/** FORUM-O4: an SMS about the forum would cost the congregation. */
const byMail = (channels: ReturnType<typeof channelsOf>, t: Translator) =>
  channels
    .filter(({ value }) => value !== 'sms' && value !== 'email')
    .map((channel) =>
      channel.value === '' ? { ...channel, label: t('messages:preferences.byMail') } : channel,
    );

function NotificationPreferences({ given }: { given: PreferencesReply }) {
  const { t } = useTexts();
  // FORUM-O4: only people with permission for the forum can follow topics.
  const mayFollow = usePermits().has('forums.features');
  const saving = useWrite('messages.saveNotificationPreferences');
  const channels = channelsOf(given, t);
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
            data={channels}
            onChange={(event) =>
              saving.mutate({ body: { [kind]: (event.currentTarget.value || null) as Channel } })
            }
          />
        ))}
        {mayFollow && (
          <NativeSelect
            label={t('messages:preferences.forum')}
            value={given.preferences['forum-news'] ?? ''}
            disabled={saving.isPending}
            data={byMail(channels, t)}
            onChange={(event) =>
              saving.mutate({ body: { 'forum-news': (event.currentTarget.value || null) as ForumChannel } })
            }
          />
        )}
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
