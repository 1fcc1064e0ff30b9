/** One channel for all messages, and exceptions by kind; saved with every choice (MSG-R13). */
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import type { Reply } from '#platform/api.ts';
import { pushWorks } from '#platform/push.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { AccordionRow } from '#ui/accordion-row.tsx';
import { Card } from '#ui/card.tsx';
import { RadioSet } from '#ui/choice-set.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Said } from '#ui/said.tsx';
import classes from './messages.module.css';
import { useTurnOnPush } from './push.queries.ts';
import { pushFailure } from './push-failure.ts';

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
type PreferencesReply = Reply<'messages.readNotificationPreferences'>;
type Channel = NonNullable<PreferencesReply['preferences']['all']>;
/** Kinds that are never sent by SMS, which would cost the congregation, with their phrases. */
const freeKinds = {
  notice: 'notice',
  'task-news': 'taskNews',
  'forum-news': 'forum',
  'phone-storage': 'phoneStorage',
} as const;
const freeKindNames = Object.keys(freeKinds) as (keyof typeof freeKinds)[];
type FreeChannel = PreferencesReply['preferences'][keyof typeof freeKinds];

/** Channels that reach the person, push first. */
function useChannels({ has_phone, has_email, has_device, preferences }: PreferencesReply) {
  const { t } = useTexts();
  const hasPush = has_device || Object.values(preferences).includes('push');
  return [
    ...(hasPush || pushWorks()
      ? [
          {
            value: 'push' as const,
            label: t('messages:preferences.push'),
            hint: t(`messages:preferences.${has_device ? 'pushText' : 'pushFirst'}`),
          },
        ]
      : []),
    ...(has_phone ? [{ value: 'sms' as const, label: t('messages:preferences.sms') }] : []),
    ...(has_email ? [{ value: 'email' as const, label: t('messages:preferences.email') }] : []),
    {
      value: 'none' as const,
      label: t('messages:preferences.none'),
      hint: t('messages:preferences.noneText'),
    },
  ];
}

function Exceptions({ given }: { given: PreferencesReply }) {
  const { t } = useTexts();
  // FORUM-O4: only people with permission for the forum can follow topics.
  const mayFollow = usePermits().has('forums.features');
  const saving = useWrite('messages.saveNotificationPreferences');
  const data = [
    { value: '', label: t('messages:preferences.asAll') },
    ...useChannels(given)
      .filter(
        ({ value }) =>
          value !== 'push' || given.has_device || Object.values(given.preferences).includes('push'),
      )
      .map(({ value, label }) => ({ value, label })),
  ];
  return (
    <div className={classes.form}>
      <FailureNotice error={saving.error} />
      {saving.isSuccess && <Said className={classes.hint}>{t('messages:preferences.saved')}</Said>}
      {kinds.map((kind) => (
        <NativeSelect
          key={kind}
          label={t(`messages:stats.kind.${kind}`)}
          value={given.preferences[kind] ?? ''}
          disabled={saving.isPending}
          data={data}
          onChange={(event) =>
            saving.mutate({ body: { [kind]: (event.currentTarget.value || null) as Channel | null } })
          }
        />
      ))}
      {freeKindNames
        .filter((kind) => mayFollow || kind !== 'forum-news')
        .map((kind) => (
          <NativeSelect
            key={kind}
            label={t(`messages:preferences.${freeKinds[kind]}`)}
            value={given.preferences[kind] ?? ''}
            disabled={saving.isPending}
            data={data.filter(({ value }) => value !== 'sms')}
            onChange={(event) =>
              saving.mutate({ body: { [kind]: (event.currentTarget.value || null) as FreeChannel } })
            }
          />
        ))}
    </div>
  );
}

/** Without a choice, messages go by SMS, else by e-mail. */
const chosenOf = ({ preferences, has_phone }: PreferencesReply): Channel =>
  preferences.all ?? (has_phone ? 'sms' : 'email');

function NotificationPreferences({ given }: { given: PreferencesReply }) {
  const { t } = useTexts();
  const saving = useWrite('messages.saveNotificationPreferences');
  const devices = useRead('messages.listPushDevices');
  const turningOn = useTurnOnPush();
  const save = (all: Channel) => saving.mutate({ body: { all } });
  const choose = (channel: Channel): void => {
    turningOn.reset();
    if (channel !== 'push' || given.has_device || !pushWorks()) save(channel);
    else turningOn.mutate(devices.data ?? [], { onSuccess: () => save('push') });
  };
  const exceptions = [...kinds, ...freeKindNames].filter((kind) => given.preferences[kind] !== null);
  return (
    <Card>
      <div className={classes.inset}>
        <RadioSet
          legend={t('messages:preferences.all')}
          name="channel-of-all"
          choices={useChannels(given).map((choice) => ({
            ...choice,
            disabled: saving.isPending || turningOn.isPending,
          }))}
          chosen={chosenOf(given)}
          onChoose={choose}
        />
        <FailureNotice error={saving.error} />
        {turningOn.error && <ErrorNotice>{pushFailure(turningOn.error, t)}</ErrorNotice>}
        {saving.isSuccess && <Said className={classes.hint}>{t('messages:preferences.saved')}</Said>}
      </div>
      <AccordionRow
        icon={<IconAdjustments aria-hidden="true" />}
        title={t('messages:preferences.exceptions')}
        count={exceptions.length}
        level={2}
      >
        {() => <Exceptions given={given} />}
      </AccordionRow>
    </Card>
  );
}

export function NotificationPreferencesCard() {
  const preferences = useRead('messages.readNotificationPreferences');
  return (
    <QueryState query={preferences} skeleton={{ height: 320, count: 1 }}>
      {(given) => <NotificationPreferences given={given} />}
    </QueryState>
  );
}
