/** SHELL-S8: a light on the real thing, and a card beside it that says what it is for. */
import { Button } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import {
  nextTourStep,
  previousTourStep,
  type TourStep,
  tourPlace,
  tourStep,
  tourStepOn,
} from '@sheaf/rules/dashboard/tour';
import { placeTourCard, type Size } from '@sheaf/rules/dashboard/tour-card';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { type PhraseKey, useTexts } from '../../platform/texts.ts';
import { tour, useTour } from './tour-state.ts';
import { Veil } from './tour-veil.tsx';
import { useTourTarget } from './use-tour-target.ts';
import classes from './welcome-tour.module.css';

type Steps = readonly TourStep[];

const windowSize = (): Size => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
});

/** Follows the person through the app: a tap on the tab of a step goes on, back goes back (SHELL-R13). */
function useFollowing(steps: Steps): boolean {
  const { at } = useTour();
  const { pathname } = useLocation();
  useEffect(() => {
    const step = tourStepOn(steps, tour.get().at, pathname);
    if (step === null) tour.leave();
    else if (step !== tour.get().at) tour.go(step);
  }, [steps, pathname]);
  return tourStepOn(steps, at, pathname) === at;
}

/** The height the words need, measured whenever they change. */
function useCardSize(words: string) {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another height
  useLayoutEffect(() => {
    const measured = card.current?.getBoundingClientRect();
    if (measured) setSize({ width: measured.width, height: measured.height });
  }, [words]);
  return { card, size };
}

/** Whoever used a keyboard goes on where he was, or at the first thing of the screen that the tour led to. */
function useReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const first = document.querySelector('main a, main button');
      const next = before?.isConnected && before !== document.body ? before : first;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
}

function useSteps(steps: Steps) {
  const { at } = useTour();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (to: number | null): void => {
    if (to === null) {
      tour.finish();
      return;
    }
    tour.go(to);
    const { screen } = tourStep(steps, to);
    if (tourStepOn(steps, to, pathname) !== to) navigate(screen);
  };
  return { at, back: () => go(previousTourStep(at)), next: () => go(nextTourStep(steps, at)) };
}

/** Where it was left, or at the first step where what was kept is none. */
function useResuming(steps: Steps): void {
  useLayoutEffect(() => {
    const place = tourPlace(steps, tour.get().at);
    if (place !== tour.get().at) tour.go(place);
  }, [steps]);
}

export function WelcomeTour({ steps }: { steps: Steps }) {
  const { t } = useTexts();
  useResuming(steps);
  const { at, back, next } = useSteps(steps);
  const there = useFollowing(steps);
  const step = tourStep(steps, at);
  const { box, seeking } = useTourTarget(step.target, there);
  const general = step.target !== undefined && !seeking && box === null;
  const { card, size } = useCardSize(`${at} ${general}`);
  const trap = useFocusTrap(true);
  useReturn();
  const { hole, left, top } = placeTourCard(windowSize(), size, box);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') tour.leave();
  };
  const final = nextTourStep(steps, at) === null;
  return createPortal(
    <div className={classes.tour}>
      <Veil hole={hole} open={step.advanceOn !== undefined} />
      <div
        ref={(element) => {
          card.current = element;
          trap(element);
        }}
        role="dialog"
        aria-modal="true"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        className={classes.card}
        data-step={step.name}
        data-seeking={seeking || undefined}
        style={{ left, top }}
        onKeyDown={onKeyDown}
      >
        <p className={classes.count}>{t('tour:count', { at: at + 1, of: steps.length })}</p>
        <div aria-live="polite">
          <h2 id="tour-title" className={classes.title}>
            {t(`tour:${step.name}.title` as PhraseKey)}
          </h2>
          <p id="tour-text" className={classes.text}>
            {t(`tour:${step.name}.text` as PhraseKey)}
            {general && ` ${t('tour:general')}`}
          </p>
        </div>
        <div className={classes.buttons}>
          {!final && (
            <Button variant="subtle" className={classes.skip} onClick={tour.leave}>
              {t('tour:skip')}
            </Button>
          )}
          {at > 0 && (
            <Button variant="default" onClick={back}>
              {t('tour:back')}
            </Button>
          )}
          <Button data-autofocus onClick={next}>
            {t(final ? 'tour:done' : 'tour:next')}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
