/** "For you": the prompts of the dashboard, which can be dismissed. */
import { useState } from 'react';
import { snapshotMarks } from '#platform/snapshot/snapshot.ts';
import { useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import classes from './prompts.module.css';
import { useTour } from './tour-state.ts';
import { dismissPrompt, type ShownPrompt, type ShownPrompts } from './use-prompts.ts';

/** Further prompts are behind a button. */
const mostShown = 3;

/** The snapshot has room for the prompts that the app will render first. */
const markOf = ({ kind }: ShownPrompt) => (kind.needsNetwork ? snapshotMarks.online : undefined);

/** Content read from the server may be outdated at the next start, so only its space is restored. */
const innerMarkOf = ({ kind }: ShownPrompt) => (kind.useLoading ? snapshotMarks.placeOnly : undefined);

/** Mark of the card with all prompts: it disappears with its last row. */
const markOfAll = (prompts: readonly ShownPrompt[]) =>
  prompts.every((prompt) => markOf(prompt) !== undefined) ? snapshotMarks.online : undefined;

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
                <div data-snapshot={innerMarkOf(prompt)}>
                  <Row dismiss={() => dismissPrompt(prompt)} />
                </div>
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

/** Late prompts are behind a button that causes no layout shift. */
export function Prompts({ shown, late, showLate }: ShownPrompts) {
  const { t } = useTexts();
  // It would cover the target of the tour.
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
