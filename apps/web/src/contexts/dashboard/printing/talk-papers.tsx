/** Public talk schedule for the chosen days, and the talk history (PRINT-P4, PRINT-P5). */
import { talkPrintSpan } from '@sheaf/rules/meetings/talks/print-span';
import { useState } from 'react';
import { LanguageGroupSelect } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { groupOf, PaperButtons, SpanFields, searchOf } from './meeting-papers.tsx';
import classes from './printing.module.css';

export function PublicSchedule() {
  const { t } = useTexts();
  const [span, setSpan] = useState(() => talkPrintSpan({}, nowHere().slice(0, 10)));
  const [group, setGroup] = useState<number | null>(null);
  return (
    <Section title={t('talks:papers.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('talks:papers.text')}</p>
          <LanguageGroupSelect value={group} onChange={setGroup} />
          <SpanFields span={span} onChange={setSpan} />
          <PaperButtons
            location={`/reports/public-schedule?${searchOf({ ...span, ...groupOf(group) })}`}
            name={`public-talks-${span.from}.pdf`}
          />
        </div>
      </Card>
    </Section>
  );
}

export function TalkHistory() {
  const { t } = useTexts();
  return (
    <Section title={t('talks:papers.historyMenu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('talks:papers.historyText')}</p>
          <SaveButton
            label={t('talks:papers.csv')}
            busyLabel={t('printing:preparing')}
            onSave={() =>
              saveFile({ location: '/reports/public-talk-history/download', name: 'public-talk-history.csv' })
            }
          />
        </div>
      </Card>
    </Section>
  );
}
