/** Name of an assigned person, a helper with their role; the reader's own is labelled. */
import type { HelperType } from '@sheaf/rules/duties/helper-type';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import classes from './person-badge.module.css';

export interface PersonBadgeProps {
  personId: number | null;
  name: string;
  /** Role of a helper. */
  helperType?: HelperType | undefined;
}

export function PersonBadge({ personId, name, helperType }: PersonBadgeProps) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const mine = personId === me;
  return (
    <span className={classes.badge} data-mine={mine || undefined}>
      {helperType && <span className={classes.role}>{t(`meetings:as.${helperType}`)} </span>}
      <bdi>{name}</bdi>
      {mine && (
        <>
          {' '}
          <span className={classes.you}>{t('schedule:state.mine')}</span>
        </>
      )}
    </span>
  );
}
