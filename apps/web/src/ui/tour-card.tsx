/** One step of a tour: the highlighted target and the card next to it. */
import { Button } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import type { TourStep } from '@sheaf/rules/dashboard/dashboard/tour';
import { placeTourCard, type Size } from '@sheaf/rules/dashboard/dashboard/tour-card';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type PhraseKey, useTexts } from '#platform/texts.ts';
import classes from './tour-card.module.css';
import { Veil } from './tour-veil.tsx';
import { useTourTarget, windowSize } from './use-tour-target.ts';

/**
 * Size of the card with its whole text, measured again when the text, the text size or the orientation
 * changes.
 */
function useCardSize() {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const measure = useCallback((): Size => {
    const { offsetWidth: width, scrollHeight: height } = card.current!;
    return { width, height };
  }, []);
  useLayoutEffect(() => {
    const note = () => {
      const next = measure();
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    };
    note();
    const observer = new ResizeObserver(note);
    // Observes the content, because the card itself may be at its maximum height.
    for (const element of [card.current!, ...card.current!.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  return { card, size, measure };
}

/**
 * Returns keyboard focus to the previous element, or to the first control of the screen that the tour led to.
 */
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

export interface TourCardProps {
  step: Pick<TourStep, 'name' | 'target'>;
  place: { at: number; of: number };
  /** True once the screen of the step is rendered. */
  there: boolean;
  /** The highlighted target can be tapped. */
  open?: boolean;
  /** A tap outside the card leaves the tour, like its button. */
  leavesOnTap?: boolean;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onLeave: () => void;
}

export function TourCard(props: TourCardProps) {
  const { step, place, there, open = false, leavesOnTap = false, onBack, onNext, onLeave } = props;
  const { t } = useTexts();
  const { card, size, measure } = useCardSize();
  const { box, seeking } = useTourTarget(step.target, there, measure);
  const general = step.target !== undefined && !seeking && box === null;
  const trap = useFocusTrap(true);
  useReturn();
  // The pressed button is at the end of the card, and the next text starts at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another step scrolls it
  useLayoutEffect(() => {
    card.current!.scrollTop = 0;
  }, [step.name]);
  const { hole, left, top, height } = placeTourCard(windowSize(), size, box);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave();
  };
  const final = place.at === place.of - 1;
  return createPortal(
    <div className={classes.tour}>
      <Veil hole={hole} open={open} onTap={leavesOnTap ? onLeave : undefined} />
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
        style={{ left, top, maxBlockSize: height || undefined }}
        onKeyDown={onKeyDown}
      >
        <p className={classes.count}>{t('tour:count', { at: place.at + 1, of: place.of })}</p>
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
            <Button variant="subtle" className={classes.skip} onClick={onLeave}>
              {t('tour:skip')}
            </Button>
          )}
          {onBack && (
            <Button variant="default" onClick={onBack}>
              {t('tour:back')}
            </Button>
          )}
          <Button data-autofocus onClick={onNext}>
            {t(final ? 'tour:done' : 'tour:next')}
          </Button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
