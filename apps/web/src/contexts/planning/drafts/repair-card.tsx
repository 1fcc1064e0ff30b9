/** People who can no longer come to their duties, and one press that proposes others (X-FAIR-54). */
import { Button } from '@mantine/core';
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useNavigate } from 'react-router';
import { useOnline } from '#platform/online.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import classes from './repair-card.module.css';
import { useNames } from './use-names.ts';

/** More days of one person are counted. */
const mostDays = 3;

export function RepairCard() {
  const { t } = useTexts();
  const nameOf = useNames();
  const navigate = useNavigate();
  const online = useOnline();
  const plans = areasOfPlanner(usePermits()).length > 0;
  const { data } = useRead('drafts.listFallenOut', {}, { kept: true, enabled: plans });
  const making = useWrite('drafts.makeDraft', {
    success: ({ id }) => void navigate(`/schedules/drafts/${id}/`),
  });
  if (!data || data.people.length === 0) return null;
  const { from, to, people } = data;
  const places = people.reduce((sum, { duties }) => sum + duties.length, 0);
  const linesOf = ({ duties }: (typeof people)[number]): string => {
    const days = duties.slice(0, mostDays).map(({ date }) => shortDay(date));
    const more = duties.length - days.length;
    return joinTexts([...days, ...(more > 0 ? [t('drafts:repair.more', { count: more })] : [])], ', ');
  };
  return (
    <section aria-label={t('drafts:repair.title')}>
      <h2 className={classes.heading}>{t('drafts:repair.title')}</h2>
      <Card>
        {people.map((person) => (
          <ListRow
            key={person.user_id}
            icon={<PersonAvatar name={nameOf(person.user_id)} />}
            title={<bdi>{nameOf(person.user_id)}</bdi>}
            line={linesOf(person)}
            value={t(phraseIn('drafts:repair.why', person.duties[0]!.why))}
          />
        ))}
        <div className={classes.foot}>
          <p className={classes.line}>{t('drafts:repair.text')}</p>
          <FailureNotice error={making.error} />
          <Button
            size="md"
            fullWidth
            leftSection={<IconRepeat aria-hidden="true" size={22} />}
            loading={making.isPending}
            disabled={!online}
            onClick={() => making.mutate({ body: { from, to, mode: 'repair' } })}
          >
            {t('drafts:repair.fill', { count: places })}
          </Button>
        </div>
      </Card>
    </section>
  );
}
