/** Actions of a group that the person leads: join it online (APPTS-S3), request a replacement (APPTS-S4). */
import { mayJoin } from '@sheaf/rules/service/next-group';
import type { Reply } from '#platform/api.ts';
import { useOnline } from '#platform/online.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { ChangeButton } from './change-button.tsx';
import { useNow } from './use-now.ts';

interface OwnGroupActionsProps {
  duty: Reply<'duties.listMyDuties'>[number];
  title: string;
}

export function OwnGroupActions({ duty, title }: OwnGroupActionsProps) {
  const { t } = useTexts();
  const connected = useOnline();
  const now = useNow();
  const { link } = duty;
  return (
    <>
      {connected && link !== null && mayJoin(`${duty.date}T${duty.starts_at}`, now) && (
        <ActionLink href={link} variant="light">
          {t('service:join')}
        </ActionLink>
      )}
      <ChangeButton duty={duty} title={title} />
    </>
  );
}
