/** "For you": the dashboard's prompts, each with a cross. */
import { useState } from 'react';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import classes from './prompts.module.css';
import { useTour } from './tour-state.ts';
import { dismissPrompt, type ShownPrompt, type ShownPrompts } from './use-prompts.ts';

/** More than these, and the rest waits behind a button. */
const mostShown = 3;

/** In the snapshot of the dashboard stand those that the app will draw first. */
const markOf = ({ kind }: ShownPrompt) => {
  if (kind.useLoading) return snapshotMarks.leaveOut;
  return kind.needsNetwork ? snapshotMarks.online : undefined;
};

/** Of the card with all of them: it goes with its last row. */
const markOfAll = (prompts: readonly ShownPrompt[]) => {
  const marks = new Set(prompts.map(markOf));
  if (marks.has(undefined)) return undefined;
  return marks.has(snapshotMarks.online) ? snapshotMarks.online : snapshotMarks.leaveOut;
};

function PromptCard({ prompts }: { prompts: ShownPrompt[] }) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const shown = all ? prompts : prompts.slice(0, mostShown);
  return (
    <div id="for-you" className={classes.anchor} tabIndex={-1} data-snapshot={markOfAll(prompts)}>
      <Section title={t('shell:forYou')}>
        <Card>
          {shown.map((prompt) => {
            const { id, Row } = prompt.kind;
            return (
              <div key={id} className={classes.prompt} data-snapshot={markOf(prompt)}>
                <Row dismiss={() => dismissPrompt(prompt)} />
              </div>
            );
          })}
          {shown.length < prompts.length && (
            <PlainButton className={classes.more} onClick={() => setAll(true)}>
              {t('shell:morePrompts', { count: prompts.length - shown.length })}
            </PlainButton>
          )}
        </Card>
      </Section>
    </div>
  );
}

/** Prompts that came late wait behind a button that pushes nothing. */
export function Prompts({ shown, late, showLate }: ShownPrompts) {
  const { t } = useTexts();
  // It would lie over what the tour points at.
  const touring = useTour().open;
  const show = (): void => {
    showLate();
    setTimeout(() => document.getElementById('for-you')?.scrollIntoView({ block: 'center' }));
  };
  return (
    <>
      {shown.length > 0 && <PromptCard prompts={shown} />}
      {late.length > 0 && !touring && (
        <PlainButton className={classes.late} data-snapshot={snapshotMarks.leaveOut} onClick={show}>
          {t('shell:latePrompts', { count: late.length })}
        </PlainButton>
      )}
    </>
  );
}
