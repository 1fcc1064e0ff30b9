/** Replaces the list of candidates if nobody is qualified, with a link to the qualifications (MEET-R15). */
import { Button } from '@mantine/core';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import type { KeptDuty } from './ledger.ts';

/** @param duty a duty of a meeting; undefined for a responsibility, whose people belong to its definition. */
export function NobodyQualified({ duty }: { duty: KeptDuty | undefined }) {
  const { t } = useTexts();
  const mayQualify = usePermits().has('settings.users.qualifications');
  const action = duty && (
    <Button component={Link} to={`/settings/qualifications/${meetingParts.encode(duty.qualification)}/`}>
      {t('chooser:qualify')}
    </Button>
  );
  return (
    <EmptyState icon={<IconUsers aria-hidden="true" />} action={mayQualify && action}>
      {!duty && t('chooser:nobodyApproved')}
      {duty && t(mayQualify ? 'chooser:nobodyQualified' : 'chooser:nobodyQualifiedAsk')}
    </EmptyState>
  );
}
