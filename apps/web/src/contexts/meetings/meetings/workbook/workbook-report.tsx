/**
 * Content of a workbook: weeks to import, weeks that cannot be imported with reasons, and unknown headings.
 */
import { Button } from '@mantine/core';
import { headingKinds } from '@sheaf/rules/meetings/meetings/part-kinds';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { Chips } from '#ui/chips.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { shortDay } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import type { OneWorkbook, WorkbookReport } from './use-workbook-import.ts';
import classes from './workbook.module.css';

function Found({ report }: { report: WorkbookReport }) {
  const { t } = useTexts();
  return (
    <Section title={t('workbook:weeks', { count: report.weeks.length })}>
      {report.weeks.length > 0 && (
        <Card>
          {report.weeks.map(({ week, parts, minutes }) => (
            <ListRow
              key={week}
              title={weekTitle(t, week)}
              line={t('workbook:weekLine', { parts, minutes })}
            />
          ))}
        </Card>
      )}
      {report.missing.length > 0 && (
        <div className={classes.missing}>
          <Hint small>{t('workbook:missing', { weeks: joinTexts(report.missing.map(shortDay)) })}</Hint>
        </div>
      )}
    </Section>
  );
}

function Unread({ report }: { report: WorkbookReport }) {
  const { t } = useTexts();
  if (report.unread.length === 0) return null;
  return (
    <Section title={t('workbook:unread')}>
      <Hint small>{t('workbook:unreadText')}</Hint>
      <Card>
        {report.unread.map(({ heading, week, problems, parts, songs, minutes }) => (
          <ListRow
            key={`${heading} ${week}`}
            title={week ? weekTitle(t, week) : heading ? <bdi>{heading}</bdi> : t('workbook:unnamed')}
            line={
              <>
                {problems.map((problem) => (
                  <span key={problem} className={classes.problem}>
                    {t(`workbook:problem.${problem}`)}
                  </span>
                ))}
                {t('workbook:found', { parts, songs, minutes })}
              </>
            }
          />
        ))}
      </Card>
    </Section>
  );
}

/** Asked once; the workbook is then checked again. */
function Headings({ report, one }: { report: WorkbookReport; one: OneWorkbook }) {
  const { t } = useTexts();
  const naming = useWrite('meetings.nameHeading');
  if (report.unknown.length === 0 || !report.dry_run) return null;
  return (
    <Section title={t('workbook:headings')}>
      <Hint small>{t('workbook:headingsText')}</Hint>
      <FailureNotice error={naming.error} />
      <Card padded>
        {report.unknown.map((heading) => (
          <div key={heading} className={classes.heading}>
            <p className={classes.legend}>{t('workbook:kindOf', { heading })}</p>
            <Chips label={t('workbook:kindOf', { heading })}>
              {headingKinds.map((kind) => (
                <Button
                  key={kind}
                  variant="light"
                  disabled={naming.isPending}
                  onClick={() =>
                    naming.mutate(
                      { body: { lang: report.lang, heading, kind } },
                      { onSuccess: () => one.send(true) },
                    )
                  }
                >
                  {t(`workbook:kind.${kind}`)}
                </Button>
              ))}
            </Chips>
          </div>
        ))}
      </Card>
    </Section>
  );
}

export function FoundInWorkbook({ one }: { one: OneWorkbook }) {
  const { report } = one;
  if (!report) return null;
  return (
    <>
      <Found report={report} />
      <Headings report={report} one={one} />
      <Unread report={report} />
    </>
  );
}
