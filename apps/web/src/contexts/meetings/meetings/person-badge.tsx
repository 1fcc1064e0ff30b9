/** Who has a place: initials and a name, a helper with what they are; the reader's own place says so. */
import type { HelperType } from '@sheaf/rules/duties/helper-type';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import classes from './person-badge.module.css';

export interface PersonBadgeProps {
  personId: number | null;
  name: string;
  /** Of a helper. */
  helperType?: HelperType | undefined;
}

export function PersonBadge({ personId, name, helperType }: PersonBadgeProps) {
  const { t } = useTexts();
  const me = useSignedIn().user.id;
  const mine = personId === me;
  return (
    <span className={classes.badge} data-mine={mine || undefined}>
      <PersonAvatar name={name} small />
      <span className={classes.name}>
        {helperType && <span className={classes.role}>{t(`meetings:as.${helperType}`)} </span>}
        <bdi>{name}</bdi>
        {mine && <span className={classes.you}>{t('schedule:state.mine')}</span>}
      </span>
    </span>
  );
}
