/** Chip with the colour, icon and label of a line's state (ACCOUNT-R1). */

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import type { Reply } from '#platform/api.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './account.module.css';

export type Activity = Reply<'billing.listActivity'>[number];

const icons = { open: IconCircleDashed, issued: IconSend, paid: IconCheck, overdue: IconClockExclamation };

export function StateChip({ state, label }: { state: Activity['state']; label?: string | undefined }) {
  const { t } = useTexts();
  const Icon = icons[state];
  return (
    <span className={classes.chip} data-state={state}>
      <Icon aria-hidden="true" size={16} />
      {label ?? t(`billing:state.${state}`)}
    </span>
  );
}
