/**
 * Meeting parts in four groups, each with its number of qualified people (USERS-S4); on a desk a grid of
 * people and parts (USERS-X26).
 */
import { qualificationGroups } from '@sheaf/rules/people/people/qualification';
import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { QualificationGrid } from './qualification-grid.tsx';

export function QualificationsScreen() {
  const { t } = useTexts();
  const people = usePeople();
  const desk = useWideScreen();

  return (
    <Page title={t('people:parts.title')} line={t('people:parts.line')} back>
      <QueryState query={people} skeleton={{ height: 60, count: 8 }}>
        {(everybody) =>
          desk ? (
            <QualificationGrid people={everybody} />
          ) : (
            qualificationGroups.map(({ name, parts }) => (
              <Section key={name} title={t(`people:parts.group.${name}`)}>
                <Card>
                  {parts.map((part) => (
                    <ListRow
                      key={part}
                      to={`/settings/qualifications/${part}/`}
                      title={t(`people:parts.name.${part}`)}
                      value={t('people:parts.count', {
                        count: everybody.filter(({ qualified_parts }) => qualified_parts.includes(part))
                          .length,
                      })}
                    />
                  ))}
                </Card>
              </Section>
            ))
          )
        }
      </QueryState>
    </Page>
  );
}
