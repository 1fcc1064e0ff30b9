/** A button without a look of its own; the class gives it one. */
import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

export const PlainButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${classes.plain} ${className}`} {...rest} />
);
