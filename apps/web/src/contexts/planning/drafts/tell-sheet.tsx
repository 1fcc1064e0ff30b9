/** Confirmation before people are notified of their new assignments, with their names and the cost (X-FAIR-57). */
import { Button } from '@mantine/core';
import { CostFigures } from '#contexts/messaging/messages/cost-figures.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNames } from './use-names.ts';

interface TellSheetProps {
  draft: number;
  onClose: () => void;
  onTold?: () => void;
}

export function TellSheet({ draft, onClose, onTold }: TellSheetProps) {
  const { t } = useTexts();
  const nameOf = useNames();
  const params = { id: draft };
  const look = useRead('drafts.tellPlaces', { params, body: { dry_run: true } }, { staleTime: 0, gcTime: 0 });
  const sending = useWrite('drafts.tellPlaces', {
    success: ({ sent }) => {
      onTold?.();
      onClose();
      toasts.show(t('drafts:tell.told', { count: sent }));
    },
  });
  const { data } = look;
  const cost = data?.cost;
  return (
    <Sheet
      opened
      title={t('drafts:tell.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (cost !== undefined) sending.mutate({ params, body: { cost } });
      }}
      footer={
        <Button type="submit" disabled={!data || data.refusal !== null} loading={sending.isPending}>
          {t('drafts:tell.button', { count: data?.sent ?? 0 })}
        </Button>
      }
    >
      <Hint>{t('drafts:tell.text')}</Hint>
      <FailureNotice error={sending.error ?? look.error} />
      {look.isPending && <Skeleton height={48} count={4} />}
      {data && <CostFigures look={data} />}
      {data?.refusal && <ErrorNotice>{t(`problems:codes.${data.refusal}`)}</ErrorNotice>}
      {data && data.people.length > 0 && (
        <Card>
          {data.people.map(({ user_id: id, duties, reached }) => (
            <ListRow
              key={id}
              icon={<PersonAvatar name={nameOf(id)} />}
              title={<bdi>{nameOf(id)}</bdi>}
              line={t('drafts:tell.new', { count: duties })}
              lines={reached ? [] : [t('drafts:tell.unreached')]}
            />
          ))}
        </Card>
      )}
    </Sheet>
  );
}
