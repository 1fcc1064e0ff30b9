/** Screen of all printouts that the person's permissions include (PRINT-S1). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { mayPrintGroupList } from '@sheaf/rules/people/groups/group-list';
import { serviceYearOf } from '@sheaf/rules/time/service-year';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import { useLanguageGroups } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AllRecords } from './all-records.tsx';
import { DutySchedule, MidweekSchedule, Slips, Visit } from './meeting-papers.tsx';
import classes from './printing.module.css';
import { CongregationReport, MonthlyReport, YearPaper } from './report-papers.tsx';
import { PublicSchedule, TalkHistory } from './talk-papers.tsx';

/** Number of past years to choose from. */
const yearsBack = 4;

function Save({ location, name, label }: { location: `/${string}`; name: string; label?: string }) {
  const { t } = useTexts();
  return (
    <SaveButton
      label={label ?? t('printing:pdf')}
      busyLabel={t('printing:preparing')}
      onSave={() => saveFile({ location, name })}
    />
  );
}

function AssignmentRecord() {
  const { t } = useTexts();
  const present = serviceYearOf(new Date().toISOString().slice(0, 10));
  const [year, setYear] = useState(present);
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => present - back);
  return (
    <Section title={t('printing:record.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:record.text')}</p>
          <NativeSelect
            label={t('printing:record.choose')}
            value={String(year)}
            onChange={(event) => setYear(Number(event.currentTarget.value))}
            data={years.map((one) => ({
              value: String(one),
              label: t('printing:record.option', { year: one, before: one - 1 }),
            }))}
          />
          <Save location={`/reports/s13?year=${year}`} name={`s-13-${year}.pdf`} />
        </div>
      </Card>
    </Section>
  );
}

function DoNotCalls() {
  const { t } = useTexts();
  return (
    <Section title={t('printing:doNotCalls.title')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:doNotCalls.text')}</p>
          <div className={classes.buttons}>
            <Button variant="default" component={Link} to="/settings/print-dncs/">
              {t('printing:doNotCalls.show')}
            </Button>
            <Save location="/reports/dnc" name="do-not-calls.pdf" />
          </div>
        </div>
      </Card>
    </Section>
  );
}

function Groups({ contacts }: { contacts: boolean }) {
  const { t } = useTexts();
  return (
    <Section title={t('printing:groups.title')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:groups.text')}</p>
          <div className={classes.buttons}>
            <Save
              location="/reports/group-list/groups"
              name="groups.pdf"
              label={t('printing:groups.names')}
            />
            {contacts && (
              <Save
                location="/reports/group-list/groups_elder"
                name="groups-with-contacts.pdf"
                label={t('printing:groups.contacts')}
              />
            )}
          </div>
        </div>
      </Card>
    </Section>
  );
}

function Contacts() {
  const { t } = useTexts();
  return (
    <Section title={t('printing:contacts.title')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:contacts.text')}</p>
          <Save location="/reports/publisher-contact-list" name="contacts.pdf" />
        </div>
      </Card>
    </Section>
  );
}

export function PrintingScreen() {
  const { t } = useTexts();
  const permits = usePermits();
  const schedule = permits.has('settings.print.s_140');
  const slips = permits.has('settings.print.s_89');
  const duties = permits.has('settings.print.attendants_schedule');
  const publicSchedule = permits.has('settings.print.public_schedule');
  const history = permits.has('settings.print.public_talk_history');
  const visit = permits.has('settings.print.co_schedule');
  const record = permits.has('settings.print.s_13');
  const doNotCalls = permits.has('settings.print.dnc_list');
  const groups = mayPrintGroupList('groups', permits);
  const contacts = mayPrintGroupList('groups_elder', permits);
  const records = permits.has('settings.print.s_21');
  const month = permits.has('settings.reports.totals');
  const sheet = permits.has('settings.print.cong_report');
  const attendance = month || permits.has('settings.meetings.attendance');
  const shown = [
    ...[schedule, slips, duties, visit, publicSchedule, history, record, doNotCalls, groups],
    ...[records, month, attendance, sheet],
  ];
  const groupsOfLanguage = useLanguageGroups(schedule || slips || publicSchedule);
  if (groupsOfLanguage.isLoading)
    return (
      <Page title={t('printing:title')} back wide>
        <div className={classes.columns}>
          <Skeleton height={320} count={2} />
        </div>
      </Page>
    );
  return (
    <Page title={t('printing:title')} back wide>
      <div className={classes.columns}>
        {schedule && <MidweekSchedule />}
        {slips && <Slips />}
        {duties && <DutySchedule />}
        {publicSchedule && <PublicSchedule />}
        {history && <TalkHistory />}
        {visit && <Visit />}
        {record && <AssignmentRecord />}
        {doNotCalls && <DoNotCalls />}
        {groups && <Groups contacts={contacts} />}
        {contacts && <Contacts />}
        {records && <AllRecords />}
        {month && <MonthlyReport />}
        {month && <YearPaper paper="analysis" form="s10" />}
        {attendance && <YearPaper paper="attendancePaper" form="s88" />}
        {sheet && <CongregationReport />}
      </div>
      {!shown.includes(true) && (
        <EmptyState icon={<IconPrinter aria-hidden="true" />}>{t('printing:none')}</EmptyState>
      )}
    </Page>
  );
}
