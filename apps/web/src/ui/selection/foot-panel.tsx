/**
 * Panel over the foot of a list, above the tabs. The list gets padding at its end; its start does not move.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './selection.module.css';

export function FootPanel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  // Toasts are placed above it.
  useEffect(() => {
    const element = panel.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--foot-panel', `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-panel');
    };
  }, []);
  return (
    <div className={classes.foot}>
      <section ref={panel} className={classes.panel} aria-label={label} data-foot-panel>
        {children}
      </section>
    </div>
  );
}
