/** A task in steps, in a sheet: the step stands in the address, so the way back of the phone goes back one step. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '../sheet.tsx';
import { StepDots } from './step-dots.tsx';
import classes from './wizard.module.css';

export interface WizardStep {
  /** Stands in the address. */
  key: string;
  title: string;
  line?: string;
  content: ReactNode;
  /** `Choose speaker`, and on the last step what the task does: `Book Grant for 13 December`. */
  next: string;
  /** Whether all that the next step needs is chosen. A step further on in the address is not shown before. */
  ready: boolean;
  /** `none` where what came before can not be changed any more: nothing leads back over this step. */
  back?: 'previous' | 'none';
  /** Not needed after what was chosen: going on and back passes it over. */
  skipped?: boolean;
  /** Done before the next step is shown: what it adds to the address, or null where it did not go. */
  onNext?: () => Promise<Readonly<Record<string, string>> | null>;
}

export interface WizardProps {
  steps: readonly WizardStep[];
  /** Of the address, `step` when nothing else is said. */
  parameter?: string;
  pending?: boolean;
  /** Why it did not go. */
  problem?: ReactNode;
  onFinish: () => void;
  onClose: () => void;
}

/** The step of the address, as far as the steps before it are ready and none of them is closed for good. */
function useStep(steps: readonly WizardStep[], parameter: string) {
  const [search, setSearch] = useSearchParams();
  const [floor, setFloor] = useState(0);
  const wanted = steps.findIndex(({ key }) => key === search.get(parameter));
  const firstOpen = steps.findIndex(({ ready, skipped }) => !ready && !skipped);
  const furthest = firstOpen === -1 ? steps.length - 1 : firstOpen;
  const shown = Math.max(Math.min(Math.max(wanted, 0), furthest), Math.min(floor, furthest));
  const isShown = (index: number): boolean => !steps[index]?.skipped;
  const before = (index: number): number => steps.findLastIndex((_, at) => at < index && isShown(at));
  const current = isShown(shown) ? shown : before(shown);
  const next = steps.findIndex((_, at) => at > current && isShown(at));
  const goTo = (index: number, added: Readonly<Record<string, string>> = {}): void => {
    const step = steps[index]!;
    const final = step.back === 'none';
    if (final) setFloor(index);
    setSearch(
      (address) => {
        const changed = new URLSearchParams(address);
        for (const [key, value] of Object.entries(added)) changed.set(key, value);
        changed.set(parameter, step.key);
        return changed;
      },
      { replace: final || index < current },
    );
  };
  const previous = before(current);
  const mayGoBack = previous >= 0 && current > floor && steps[current]?.back !== 'none';
  return { current, next, previous, goTo, mayGoBack };
}

export function Wizard(props: WizardProps) {
  const { steps, parameter = 'step', pending = false, problem, onFinish, onClose } = props;
  const { t } = useTexts();
  const { current, next, previous, goTo, mayGoBack } = useStep(steps, parameter);
  const step = steps[current]!;
  const last = next === -1;
  const goOn = async (): Promise<void> => {
    const added = step.onNext ? await step.onNext() : {};
    if (added !== null) goTo(next, added);
  };
  return (
    <Sheet
      inAddress
      opened
      title={step.title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => {
        if (!step.ready || pending) return;
        if (last) onFinish();
        else void goOn();
      }}
      footer={
        <>
          {mayGoBack && (
            <Button variant="default" onClick={() => goTo(previous)}>
              {t('schedule:wizard.back')}
            </Button>
          )}
          <Button type="submit" disabled={!step.ready} loading={pending}>
            {step.next}
          </Button>
        </>
      }
    >
      <div key={step.key} className={classes.step}>
        {step.line && <p className={classes.line}>{step.line}</p>}
        <StepDots titles={steps.map(({ title }) => title)} current={current} />
        <span className="visually-hidden" role="status">
          {t('schedule:wizard.step', { step: current + 1, total: steps.length, title: step.title })}
        </span>
        {step.content}
        {problem}
      </div>
    </Sheet>
  );
}
