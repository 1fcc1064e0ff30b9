/** Icon, title and line of a card about the places of a draft. */
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import classes from './fill-card.module.css';

interface FillHeadProps {
  title: string;
  line: string;
  done?: boolean;
}

export function FillHead({ title, line, done = false }: FillHeadProps) {
  const Icon = done ? IconCircleCheck : IconUserQuestion;
  return (
    <div className={classes.head}>
      <span className={classes.icon} data-done={done || undefined}>
        <Icon aria-hidden="true" />
      </span>
      <p className={classes.texts} role="status">
        <span className={classes.title}>{title}</span> <span className={classes.line}>{line}</span>
      </p>
    </div>
  );
}
