/** A button without default styles. */
import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

export const PlainButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${classes.plain} ${className}`} {...rest} />
);
