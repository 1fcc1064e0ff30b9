/** Confirmation before reminders, with recipients and cost (MSG-O3, MSG-R7). */
import { Button } from '@mantine/core';
import { CostFigures } from '#contexts/messaging/messages/cost-figures.api.tsx';
import { monthName } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface RemindSheetProps {
  month: string;
  /** One missing person; without it all of them. */
  person?: { id: number; name: string } | undefined;
  onClose: () => void;
}

export function RemindSheet({ month, person, onClose }: RemindSheetProps) {
  const { t } = useTexts();
  const asked = { month, ...(person && { user_id: person.id }) };
  const look = useRead(
    'reports.remindMissing',
    { body: { ...asked, dry_run: true } },
    { staleTime: 0, gcTime: 0 },
  );
  const sending = useWrite('reports.remindMissing', {
    success: ({ sent }) => {
      onClose();
      toasts.show(t('reports:remind.sent', { count: sent }));
    },
  });
  const { data } = look;
  const name = monthName(month.slice(0, 7), 'long');
  const cost = data?.cost;
  return (
    <Sheet
      opened
      title={t('reports:remind.title', { month: name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (cost !== undefined) sending.mutate({ body: { ...asked, cost } });
      }}
      footer={
        <>
          <FailureNotice error={sending.error} />
          <Button variant="default" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button type="submit" disabled={!data || data.refusal !== null} loading={sending.isPending}>
            {t('reports:remind.send', { count: data?.sent ?? 0 })}
          </Button>
        </>
      }
    >
      <p>
        {person
          ? t('reports:remind.one', { name: person.name, month: name })
          : t('reports:remind.all', { count: data?.missing ?? 0, month: name })}
      </p>
      <FailureNotice error={look.error} />
      {look.isPending && <Skeleton height={32} count={4} />}
      {data && data.reminded > 0 && <p>{t('reports:remind.already', { count: data.reminded })}</p>}
      {data && <CostFigures look={data} />}
      {data?.refusal && <ErrorNotice>{t(`problems:codes.${data.refusal}`)}</ErrorNotice>}
    </Sheet>
  );
}
