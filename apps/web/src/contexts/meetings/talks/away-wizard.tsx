/** Wizard in six steps for a talk elsewhere; step and choices are in the address (AWAY-S3). */
import { notListed } from '@sheaf/rules/meetings/talks/away-talk';
import { useRef } from 'react';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Hint } from '#ui/page.tsx';
import { clockTime, dayAndMonth, fullDay } from '#ui/schedule/schedule-dates.ts';
import { Wizard, type WizardStep } from '#ui/schedule/wizard.tsx';
import { ConfirmStep } from './away-confirm.tsx';
import { AddCongregation, FindCongregation } from './away-congregation.tsx';
import {
  type AwayTalk,
  bodyOf,
  type Draft,
  type Host,
  heldOn,
  isReady,
  parameters,
  type Step,
  steps,
  useAwayDraft,
} from './away-draft.ts';
import { SelectSpeaker, useAwaySpeakers } from './away-speaker.tsx';
import { TalkChooser } from './talk-chooser.tsx';

const plain = { error: undefined, least: undefined, most: undefined };

/** AWAY-R2: the chosen congregation's meeting in the week of the date. */
const useHostMeeting = (congregation: number, date: string) =>
  useRead(
    'talks.readHostMeeting',
    { body: { congregation, date } },
    { enabled: congregation > 0 && date !== '' },
  ).data;

/** AWAY-R4: the congregation is saved once, even if saving its contact fails first. */
function useKeepCongregation({ draft, newHost }: Draft) {
  const kept = useRef<number | null>(null);
  const adding = useWrite('speakers.addCongregation');
  const contact = useWrite('speakers.saveContact');
  const keep = async (): Promise<Record<string, string> | null> => {
    const { ptc, ...values } = newHost;
    try {
      kept.current ??= (
        await adding.mutateAsync({
          body: { ...values, country_id: draft.country || null, region_id: draft.region || null },
        })
      ).id;
      await contact.mutateAsync({ params: { id: kept.current }, body: { email: ptc.trim() } });
    } catch {
      // The step shows the error.
      return null;
    }
    return { [parameters.host]: String(kept.current) };
  };
  return { keep, error: adding.error ?? contact.error, pending: adding.isPending || contact.isPending };
}

function DateStep({ draft, change }: Draft) {
  const { t } = useTexts();
  return (
    <>
      <Hint>{t('away:dateText')}</Hint>
      <DateField
        {...plain}
        required
        label={t('away:date')}
        value={draft.date}
        onChange={(date) => change({ date })}
      />
    </>
  );
}

function lineOf(step: Step, date: string, host: Host | undefined): string | undefined {
  if (step === 'date' || date === '') return undefined;
  if (!host) return fullDay(date);
  return `${fullDay(heldOn(date, host))}, ${clockTime(host.public_start_time)}, ${host.name}`;
}

export interface AwayWizardProps {
  /** The edited talk; null for a new one. */
  talk: AwayTalk | null;
  onClose: () => void;
}

/** The steps with the data that they need. */
function useWizardSteps(state: Draft, talk: AwayTalk | null) {
  const { t } = useTexts();
  const { draft, change } = state;
  const hosts = useRead('speakers.listDirectory').data?.filter(({ active }) => !active);
  const host = hosts?.find(({ id }) => id === draft.host);
  const date = heldOn(draft.date, host);
  const others = (useRead('talks.listAwayTalks', { query: {} }).data ?? []).filter(
    (one) =>
      one.id !== talk?.id &&
      one.confirmed !== 2 &&
      one.date ===
        heldOn(
          draft.date,
          hosts?.find(({ id }) => id === one.congregation_id),
        ),
  );
  const meeting = useHostMeeting(draft.host, draft.date);
  const isTaken =
    meeting?.taken === 'theirs' || others.some(({ congregation_id }) => congregation_id === draft.host);
  const speakers = useAwaySpeakers(date);
  const speaker = speakers?.find(({ id }) => id === draft.speaker);
  const keeping = useKeepCongregation(state);
  const contents: Record<Step, WizardStep['content']> = {
    date: <DateStep {...state} />,
    congregation: <FindCongregation {...state} hosts={hosts} others={others} />,
    new: (
      <>
        <FailureNotice error={keeping.error} />
        <AddCongregation {...state} error={keeping.error} />
      </>
    ),
    speaker: (
      <SelectSpeaker
        speakers={speakers}
        isTaken={isTaken}
        draft={draft}
        change={change}
        own={talk?.id ?? null}
      />
    ),
    talk: (
      <TalkChooser
        key={draft.speaker}
        outlines={speaker?.outlines ?? []}
        chosen={draft.talk || null}
        onChoose={(number) => change({ talk: number })}
      />
    ),
    confirm: (
      <ConfirmStep
        draft={draft}
        change={change}
        host={host}
        meeting={meeting}
        speaker={speaker}
        own={talk?.id ?? null}
      />
    ),
  };
  const shown = steps.map((key): WizardStep => {
    const line = lineOf(key, draft.date, host);
    return {
      key,
      title: t(`away:step.${key}`),
      ...(line !== undefined && { line }),
      content: contents[key],
      next:
        key === 'confirm'
          ? t(talk ? 'away:save' : 'away:book', {
              name: speaker?.full_name ?? '',
              date: date === '' ? '' : dayAndMonth(date),
            })
          : t(`away:next.${key}`),
      ready: isReady(key, state, !isTaken),
      // AWAY-R2, AWAY-R8.
      skipped: key === 'new' && draft.host !== notListed,
      ...(key === 'new' && { onNext: keeping.keep }),
    };
  });
  return { steps: shown, speaker, keeping: keeping.pending };
}

export function AwayWizard({ talk, onClose }: AwayWizardProps) {
  const { t } = useTexts();
  const state = useAwayDraft();
  const { steps: shown, speaker, keeping } = useWizardSteps(state, talk);
  // The other steps are in the address.
  useUnsaved(state.newHost.name.trim() !== '');
  const saving = useWrite('talks.saveAwayTalk', {
    success: ({ speaker: name, congregation, confirmed }) => {
      toasts.show(t(confirmed === 0 ? 'away:asked' : 'away:booked', { name, congregation }));
      onClose();
    },
  });
  return (
    <Wizard
      steps={shown}
      parameter={parameters.step}
      pending={saving.isPending || keeping}
      problem={<FailureNotice error={saving.error} />}
      onFinish={() =>
        saving.mutate({
          body: bodyOf(talk?.id ?? null, talk?.version, state.draft, Boolean(speaker?.reached_by)),
        })
      }
      onClose={onClose}
    />
  );
}
