/**
 * Sheet that assigns a duty to one of the qualified people, with the reasons for and against each (MEET-S7).
 */
import { Button } from '@mantine/core';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useAfterPaint } from '#platform/use-after-paint.ts';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { type PersonChoice, PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import classes from './assign-sheet.module.css';
import { longestWait, personChoice } from './candidate-labels.ts';
import type { Candidate } from './candidates.ts';
import { ChooserTools } from './chooser-tools.tsx';
import type { KeptDuty } from './ledger.ts';
import { NobodyQualified } from './nobody-qualified.tsx';
import { SendDuty } from './send-duty.tsx';
import { useAssigning } from './use-assigning.ts';
import { useCandidates } from './use-candidates.ts';
import { type CandidateView, useHeldOrder } from './use-held-order.ts';

export interface AssignSheetProps {
  duty: number;
  /** Name of the duty: `Bible reading`. */
  title: string;
  /** Whether the duty can be sent to its holder from here; true by default. */
  sends?: boolean;
  onClose: () => void;
}

const firstDrawn = 6;

function whereLabels(t: Translate, { meeting, assignment, part }: KeptDuty): string {
  const hall = t(assignment.hall === 1 ? 'chooser:mainHall' : 'chooser:class', {
    number: assignment.hall - 1,
  });
  return joinTexts([
    fullDay(meeting.local_date),
    meeting.halls > 1 && hall,
    part && t('chooser:minutes', { count: part.time }),
  ]);
}

/**
 * Renders a screenful first and the rest after the paint. After sorting the rest is deferred too; if the
 * number of people changes, all render at once.
 */
function useDrawn(shown: readonly Candidate[]): readonly Candidate[] {
  const all = useAfterPaint(true);
  const before = useDeferredValue(shown);
  const rest = before.length === shown.length ? before : shown;
  return all ? [...shown.slice(0, firstDrawn), ...rest.slice(firstDrawn)] : shown.slice(0, firstDrawn);
}

/** Texts of a row are computed on first render, and the object is stable until the person changes. */
function useChoices(candidates: readonly Candidate[], duties: readonly KeptDuty[] | undefined) {
  const { t } = useTexts();
  return useMemo(() => {
    const dutyOf = new Map(duties?.map((one) => [one.id, one]));
    const longest = longestWait(candidates);
    const said = new Map<number, PersonChoice>();
    return (one: Candidate): PersonChoice => {
      const choice = said.get(one.id) ?? personChoice(t, one, longest, (id) => dutyOf.get(id));
      said.set(one.id, choice);
      return choice;
    };
  }, [t, candidates, duties]);
}

/**
 * In the search, the arrow down moves into the people and chooses the first; so does Enter, if only one is
 * left. The next Enter assigns.
 */
function moveFromSearch(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const people = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const next = people.find(({ checked }) => checked) ?? people[0];
  const chooses = key === 'ArrowDown' || (key === 'Enter' && people.length === 1 && !next?.checked);
  if (!next || !chooses) return;
  event.preventDefault();
  next.focus();
  if (!next.checked) next.click();
}

interface PeopleProps {
  candidates: readonly Candidate[];
  duty: KeptDuty | undefined;
  duties: readonly KeptDuty[] | undefined;
  /** Student or householder already assigned. */
  partner: string | undefined;
  chosen: number | null;
  /** Chosen before a clash was known: one more press confirms. */
  doubted: number | null;
  onChoose: (person: Candidate) => void;
  label: string;
}

const keysOf = (id: number | null): string[] => (id === null ? [] : [String(id)]);

function People({ candidates, duty, duties, partner, chosen, doubted, onChoose, label }: PeopleProps) {
  const { t } = useTexts();
  const [view, setView] = useState<CandidateView>({
    sort: 'last-given',
    filter: null,
    groupId: null,
    search: '',
  });
  const { shown = [], stale, sortAgain } = useHeldOrder(candidates, view);
  const drawn = useDrawn(shown);
  const choiceOf = useChoices(candidates, duties);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus among the controls within
    <div className={classes.chooser} onKeyDown={moveFromSearch}>
      <div className={classes.where} role="status">
        {joinTexts([duty && whereLabels(t, duty), partner && t('chooser:pairWith', { name: partner })])}
        {stale && (
          <PlainButton className={classes.again} onClick={sortAgain}>
            {t('chooser:updated')}
          </PlainButton>
        )}
      </div>
      <ChooserTools candidates={candidates} view={view} onChange={setView} />
      <div className={classes.people}>
        {shown.length === 0 ? (
          <div className={classes.nobody} role="status">
            <Hint>{t('chooser:nobodyFits')}</Hint>
          </div>
        ) : (
          <PersonChooserList
            label={label}
            people={drawn.map(choiceOf)}
            order="given"
            choose="one"
            chosen={keysOf(chosen)}
            pressed={keysOf(doubted)}
            onChoose={([key]) => onChoose(candidates.find(({ id }) => String(id) === key)!)}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Sends the duty to its holder. A separate sheet, because within the list it would move rows under a thumb.
 */
function SendSheet({ duty, title, name, onClose }: AssignSheetProps & { name: string }) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={t('chooser:done', { title, name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('shell:close')}
        </Button>
      }
    >
      <NeedsNet>
        <SendDuty duty={duty} />
      </NeedsNet>
    </Sheet>
  );
}

interface FooterProps {
  assigning: ReturnType<typeof useAssigning>;
  chosenName: string | undefined;
  /** Null if sending is not possible here. */
  onSend: (() => void) | null;
}

function assignLabels(t: Translate, name: string | undefined, asked: boolean): string {
  if (name === undefined) return t('chooser:assign');
  return t(asked ? 'chooser:pairSure' : 'chooser:assignName', { name });
}

/** Messages during assigning are in the footer, where they move no row. */
function AssignFooter({ assigning, chosenName, onSend }: FooterProps) {
  const { t } = useTexts();
  const { holder, chosen, meanwhile, twice, pairAsked, clear } = assigning;
  return (
    <NeedsNet>
      {meanwhile && <Hint>{meanwhile}</Hint>}
      {pairAsked && <ErrorNotice>{t(`chooser:pairAsk.${pairAsked.rule}`, pairAsked)}</ErrorNotice>}
      {twice && <ErrorNotice>{t('duties:refusals.duty-twice')}</ErrorNotice>}
      <div className={classes.buttons}>
        {holder && (
          <Button variant="default" onClick={clear}>
            {t('chooser:clear')}
          </Button>
        )}
        {onSend && holder && chosen === holder.id ? (
          <Button variant="light" onClick={onSend}>
            {t('chooser:sendTo', { name: holder.name })}
          </Button>
        ) : (
          <Button type="submit" disabled={chosenName === undefined || twice}>
            {assignLabels(t, chosenName, pairAsked !== null)}
          </Button>
        )}
      </div>
    </NeedsNet>
  );
}

export function AssignSheet({ duty: dutyId, title, sends = true, onClose }: AssignSheetProps) {
  const { t } = useTexts();
  const [sending, setSending] = useState(false);
  const offered = useCandidates(dutyId);
  const { candidates, duty, duties, partner, answer } = offered;
  const assigning = useAssigning(dutyId, title, offered, onClose);
  const { chosen, doubted, choose, holder, assign } = assigning;
  const isAnybody = candidates !== undefined && candidates.length > 0;
  const chosenName = candidates?.find(({ id }) => id === chosen)?.full_name;
  if (sending && holder)
    return <SendSheet duty={dutyId} title={title} name={holder.name} onClose={onClose} />;
  return (
    <Sheet
      opened
      title={joinTexts([title])}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={assign}
      footer={
        (isAnybody || holder) && (
          <AssignFooter
            assigning={assigning}
            chosenName={chosenName}
            onSend={sends ? () => setSending(true) : null}
          />
        )
      }
    >
      {isAnybody && (
        <People
          candidates={candidates}
          duty={duty}
          duties={duties}
          partner={partner?.full_name}
          chosen={chosen}
          doubted={doubted}
          onChoose={choose}
          label={title}
        />
      )}
      {candidates?.length === 0 && <NobodyQualified duty={duty} />}
      {!candidates && answer.error && <ErrorNotice>{answer.error.message}</ErrorNotice>}
      {!candidates && !answer.error && <Skeleton height={84} count={6} />}
    </Sheet>
  );
}
