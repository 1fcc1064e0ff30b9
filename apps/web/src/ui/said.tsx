/** A result that is shown on the screen and announced at once. */
import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

interface SaidProps {
  as?: 'p' | 'span' | 'div';
  className?: string | undefined;
  children: ReactNode;
}

export function Said({ as: Tag = 'p', className, ...rest }: SaidProps) {
  const element = useRef<HTMLElement>(null);
  const spoken = useRef('');
  useEffect(() => {
    const text = element.current!.textContent;
    if (text === spoken.current) return;
    spoken.current = text;
    announce(text);
  });
  return <Tag ref={element as never} className={className} {...rest} />;
}
