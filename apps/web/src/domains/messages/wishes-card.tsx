/** MSG-R13: how the person wants to be reached, by kind of message; saved with every choice. */
import '@mantine/core/styles/Input.css';
import { NativeSelect } from '@mantine/core';
import type { Reply } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './messages.module.css';

const kinds = ['map-assigned', 'map-overdue', 'address-timeout', 'manual'] as const;
type Way = Reply<'messages.readWishes'>['wishes']['manual'];

export function WishesCard() {
  const { t } = useTexts();
  const { data, error, isPending } = useRead('messages.readWishes');
  const saving = useWrite('messages.saveWishes');
  if (isPending) return <Skeleton height={76} count={4} />;
  if (!data) return <ErrorNotice>{error?.message || t('shell:failed')}</ErrorNotice>;
  const ways = [
    { value: '', label: t('messages:wishes.usual') },
    ...(data.has_phone ? [{ value: 'sms', label: t('messages:wishes.sms') }] : []),
    ...(data.has_email ? [{ value: 'email', label: t('messages:wishes.email') }] : []),
    ...(data.has_device || Object.values(data.wishes).includes('push')
      ? [{ value: 'push', label: t('messages:wishes.push') }]
      : []),
    { value: 'none', label: t('messages:wishes.none') },
  ];
  return (
    <Card padded label={t('messages:wishes.title')}>
      <div className={classes.form}>
        {saving.isError && <ErrorNotice>{saving.error.message || t('shell:failed')}</ErrorNotice>}
        {kinds.map((kind) => (
          <NativeSelect
            key={kind}
            label={t(`messages:stats.kind.${kind}`)}
            value={data.wishes[kind] ?? ''}
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
