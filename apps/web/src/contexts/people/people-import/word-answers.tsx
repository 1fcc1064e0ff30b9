/** Form for the meaning of unknown words in a file; each word once (IMPORT-R24). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import {
  type AskedWord,
  answersTo,
  type WordAnswer,
  wordKey,
} from '@sheaf/rules/people/people-import/unclear-cells';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { Hint } from '#ui/page.tsx';
import type { PeopleReport } from './import-report.tsx';
import classes from './people-import.module.css';
import type { OnePeopleImport } from './use-people-import.ts';

interface CountedWord extends AskedWord {
  count: number;
}

/** Distinct words with their number of people. */
function wordsIn({ rows }: PeopleReport): Map<string, CountedWord> {
  const words = new Map<string, CountedWord>();
  for (const word of rows.flatMap((row) => row.words)) {
    const key = wordKey(word);
    words.set(key, { ...word, count: (words.get(key)?.count ?? 0) + 1 });
  }
  return words;
}

function useAnswerTexts() {
  const { t } = useTexts();
  return (column: AskedWord['column'], answer: WordAnswer): string => {
    if (answer === 'yes' || answer === 'no') return t(`imports:words.${answer}`);
    if (answer === 'pioneer' || answer === 'special_pioneer' || answer === 'aux')
      return t(`people:files.column.${answer}`);
    return column === 'appointment' ? t(`people:appointment.${answer}`) : answer;
  };
}

export function WordAnswers({ one, report }: { one: OnePeopleImport; report: PeopleReport }) {
  const { t } = useTexts();
  const answerText = useAnswerTexts();
  const words = wordsIn(report);
  if (!report.dry_run || words.size === 0) return null;
  return (
    <Section title={t('imports:words.title')} aside={<span className="numbers">{words.size}</span>}>
      <Card>
        <CardBody>
          <div className={classes.form}>
            <Hint>{t('people:files.words.text')}</Hint>
            {[...words].map(([key, { column, text, count }]) => (
              <NativeSelect
                key={key}
                label={t('imports:words.word', {
                  text,
                  count,
                  column: t(`people:files.column.${column}`),
                })}
                value={one.answers.get(key) ?? ''}
                data={[
                  { value: '', label: t('imports:words.open') },
                  ...answersTo(column).map((value) => ({ value, label: answerText(column, value) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  one.answerWord(key, answersTo(column).find((answer) => answer === value) ?? null)
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
