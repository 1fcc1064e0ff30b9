/** AWAY-S3, step 5: summary, and whether the speaker is asked. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { Reply } from '#platform/api.ts';
import { writtenPhone } from '#platform/phones.ts';
import { joinTexts, shownLanguage, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { clockTime, fullDay } from '#ui/schedule/schedule-dates.ts';
import { SwitchRow } from '#ui/switch-row.tsx';
import type { AwaySpeaker, Draft, Host } from './away-draft.ts';
import { clashText } from './away-labels.ts';
import { awayOn, clashesBeside } from './away-speaker.tsx';
import { Unavailable } from './choose-talk.tsx';
import classes from './talks.module.css';

interface ConfirmProps extends Pick<Draft, 'draft' | 'change'> {
  host: Host | undefined;
  meeting: Reply<'talks.readHostMeeting'> | undefined;
  speaker: AwaySpeaker | undefined;
  own: number | null;
}

/** AWAY-R6: the congregation's contact, if visible. */
const useContact = (congregation: number) =>
  useRead('speakers.readContact', { body: { congregation } }, { enabled: congregation > 0 }).data;

/** In the language on the screen, else in any. */
function useTitle(number: number): string | null {
  const titles = (useRead('talks.listTitles').data ?? []).filter((one) => one.number === number);
  return (titles.find(({ lang }) => lang === shownLanguage()) ?? titles[0])?.title ?? null;
}

function Facts({ draft, host, meeting, speaker }: Omit<ConfirmProps, 'change' | 'own'>) {
  const { t } = useTexts();
  const contact = useContact(draft.host);
  const title = useTitle(draft.talk);
  const rows = [
    {
      label: t('away:when'),
      value: meeting && joinTexts([fullDay(meeting.local_date), clockTime(meeting.time)]),
    },
    { label: t('booking:visitor.congregation'), value: joinTexts([host?.name ?? '', meeting?.location]) },
    {
      label: t('away:contact'),
      value:
        contact &&
        joinTexts([contact.full_name, contact.email, contact.phone && writtenPhone(contact.phone)]),
    },
    { label: t('away:speaker'), value: speaker?.full_name },
    { label: t('talks:talk'), value: joinTexts([t('talks:number', { number: draft.talk }), title]) },
  ];
  return (
    <dl className={classes.facts}>
      {rows.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

export function ConfirmStep({ draft, change, host, meeting, speaker, own }: ConfirmProps) {
  const { t } = useTexts();
  const away = speaker && awayOn(speaker, meeting?.local_date ?? draft.date);
  const clashes = speaker ? clashesBeside(speaker, draft, own).filter(({ code }) => code !== 'away') : [];
  const reach = speaker?.reached_by ?? null;
  return (
    <div className={classes.fields}>
      <Facts draft={draft} host={host} meeting={meeting} speaker={speaker} />
      {away && <Unavailable away={away} name={speaker?.full_name ?? ''} />}
      {clashes.map((clash) => (
        <p key={`${clash.code} ${clash.kind} ${clash.from}`} className={classes.clash}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          <bdi>{clashText(t, clash)}</bdi>
        </p>
      ))}
      <SwitchRow
        label={t('away:request')}
        description={t(reach === null ? 'booking:noAddress' : `booking:askText.${reach}`)}
        checked={draft.asks && reach !== null}
        disabled={reach === null}
        onChange={(event) => change({ asks: event.currentTarget.checked ? 1 : 0 })}
      />
    </div>
  );
}
