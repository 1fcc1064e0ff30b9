/** Form for genders that a file does not contain, in one list (IMPORT-R21). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Hint } from '#ui/page.tsx';
import type { PeopleReport } from './import-report.tsx';
import classes from './people-import.module.css';
import type { OnePeopleImport } from './use-people-import.ts';

const isAsked = ({ reason }: PeopleReport['rows'][number]): boolean =>
  reason === 'gender-missing' || reason === 'gender-unreadable';

export function AskedGenders({ one, report }: { one: OnePeopleImport; report: PeopleReport }) {
  const { t } = useTexts();
  const rows = report.rows.filter(isAsked);
  if (!report.dry_run || rows.length === 0) return null;
  return (
    <Section title={t('people:files.genders.title')} aside={<span className="numbers">{rows.length}</span>}>
      <Card>
        <CardBody>
          <div className={classes.form}>
            <Hint>{t('people:files.genders.text')}</Hint>
            {rows.map(({ line, full_name }) => (
              <NativeSelect
                key={line}
                label={<bdi>{full_name}</bdi>}
                value={one.genders.get(line) ?? ''}
                data={[
                  { value: '', label: t('people:files.genders.open') },
                  { value: 'brother', label: t('people:files.genders.brother') },
                  { value: 'sister', label: t('people:files.genders.sister') },
                ]}
                onChange={({ currentTarget: { value } }) => one.answerGender(line, value)}
              />
            ))}
            <Button variant="light" loading={one.run.isPending} onClick={() => one.send(true)}>
              {t('people:files.genders.use')}
            </Button>
          </div>
        </CardBody>
      </Card>
    </Section>
  );
}
