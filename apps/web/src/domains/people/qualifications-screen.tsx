/** USERS-S4: the parts of the meetings in their four groups, each with how many are qualified for it. */
import { qualificationGroups } from '@sheaf/rules/people/qualification';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './people.module.css';
import { usePeople } from './people.queries.ts';

export function QualificationsScreen() {
  const { t } = useTexts();
  const people = usePeople();
  const countOf = (part: number): number =>
    (people.data ?? []).filter(({ qualified_parts }) => qualified_parts.includes(part)).length;
  return (
    <div className={classes.page}>
      <title>{`${t('people:parts.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('people:parts.title')} line={t('people:parts.line')} back />
      {people.isPending && <Skeleton height={60} count={8} />}
      {people.isError && !people.data && (
        <ErrorNotice>{people.error.message || t('shell:failed')}</ErrorNotice>
      )}
      {people.data &&
        qualificationGroups.map(({ name, parts }) => (
          <Section key={name} title={t(`people:parts.group.${name}`)}>
            <Card>
              {parts.map((part) => (
                <ListRow
                  key={part}
                  to={`/settings/qualifications/${part}/`}
                  title={t(`people:parts.name.${part}`)}
                  value={t('people:parts.count', { count: countOf(part) })}
                />
              ))}
            </Card>
          </Section>
        ))}
    </div>
  );
}
