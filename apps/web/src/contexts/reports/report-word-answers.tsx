/** Form for the meaning of unknown words in a list of reports; each word once (IMPORT-R24). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { answersToReport, reportWordKey } from '@sheaf/rules/reports/unclear-report-cells';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './report-files.module.css';
import type { ReportImport, useReportImport } from './use-report-import.ts';

export interface ReportWordAnswersProps {
  one: ReturnType<typeof useReportImport>;
  heard: ReportImport;
}

export function ReportWordAnswers({ one, heard }: ReportWordAnswersProps) {
  const { t } = useTexts();
  if (!heard.dry_run || heard.asked.length === 0) return null;
  return (
    <Section title={t('imports:words.title')} aside={<span className="numbers">{heard.asked.length}</span>}>
      <Card>
        <CardBody>
          <div className={classes.entry}>
            <Hint>{t('reports:files.words.text')}</Hint>
            {heard.asked.map(({ count, ...word }) => (
              <NativeSelect
                key={reportWordKey(word)}
                label={t('imports:words.word', {
                  text: word.text,
                  count,
                  column: t(`reports:files.columns.field.${word.column}`),
                })}
                value={one.answers.get(reportWordKey(word))?.answer ?? ''}
                data={[
                  { value: '', label: t('imports:words.open') },
                  ...answersToReport(word.column).map((value) => ({
                    value,
                    label:
                      value === 'yes' || value === 'no'
                        ? t(`imports:words.${value}`)
                        : t(`reports:files.columns.field.${value}`),
                  })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  one.answer(word, answersToReport(word.column).find((answer) => answer === value) ?? null)
                }
              />
            ))}
            <Button variant="light" loading={one.run.isPending} onClick={() => one.send(true)}>
              {t('imports:words.use')}
            </Button>
          </div>
        </CardBody>
      </Card>
    </Section>
  );
}
