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

const kinds = ['map-assigned', 'map-overdue', 'address-timeout', 'manual'] as const;
type Way = Reply<'messages.readWishes'>['wishes']['manual'];

function Wishes({ given }: { given: Reply<'messages.readWishes'> }) {
  const { t } = useTexts();
  const saving = useWrite('messages.saveWishes');
  const ways = [
    { value: '', label: t('messages:wishes.usual') },
    ...(given.has_phone ? [{ value: 'sms', label: t('messages:wishes.sms') }] : []),
    ...(given.has_email ? [{ value: 'email', label: t('messages:wishes.email') }] : []),
    ...(given.has_device || Object.values(given.wishes).includes('push')
      ? [{ value: 'push', label: t('messages:wishes.push') }]
      : []),
    { value: 'none', label: t('messages:wishes.none') },
  ];
  return (
    <Card padded label={t('messages:wishes.title')}>
      <div className={classes.form}>
        <FailureNotice error={saving.error} />
        {kinds.map((kind) => (
          <NativeSelect
            key={kind}
            label={t(`messages:stats.kind.${kind}`)}
            value={given.wishes[kind] ?? ''}
            disabled={saving.isPending}
            data={ways}
            onChange={(event) =>
              saving.mutate({ body: { [kind]: (event.currentTarget.value || null) as Way } })
            }
          />
        ))}
      </div>
    </Card>
  );
}

export function WishesCard() {
  const wishes = useRead('messages.readWishes');
  return (
    <QueryState query={wishes} skeleton={{ height: 76, count: 4 }}>
      {(given) => <Wishes given={given} />}
    </QueryState>
  );
}
