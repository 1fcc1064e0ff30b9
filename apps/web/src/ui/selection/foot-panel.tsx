/** Lies over the foot of a list, above the tabs; the list ends above it, and begins where it did. */
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './selection.module.css';

export function FootPanel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  // What is told in passing stands above it.
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
