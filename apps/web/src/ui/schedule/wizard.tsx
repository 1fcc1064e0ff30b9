/** Wizard in a sheet. The step is part of the address, so that the phone's back button goes back one step. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { Sheet } from '../sheet.tsx';
import { StepDots } from './step-dots.tsx';
import classes from './wizard.module.css';

export interface WizardStep {
  /** Value in the address. */
  key: string;
  title: string;
  line?: string;
  content: ReactNode;
  /** Label of the button: `Choose speaker`; on the last step the action: `Book Grant for 13 December`. */
  next: string;
  /** True if all choices of this step are made. Later steps cannot be opened by address before. */
  ready: boolean;
  /** `none` if earlier steps cannot be changed any more: the wizard does not go back across this step. */
  back?: 'previous' | 'none';
  /** Not needed after earlier choices: both directions skip it. */
  skipped?: boolean;
  /** Runs before the next step. Resolves to parameters for the address, or null on failure. */
  onNext?: () => Promise<Readonly<Record<string, string>> | null>;
}

export interface WizardProps {
  steps: readonly WizardStep[];
  /** Name of the address parameter; `step` by default. */
  parameter?: string;
  pending?: boolean;
  problem?: ReactNode;
  onFinish: () => void;
  onClose: () => void;
}

/** Step of the address, limited to the first incomplete step and to steps after a final one. */
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
