/** Text of a post, or the keeper's mark that replaces it (FORUM-X3, FORUM-X4). */
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useTexts } from '#platform/texts.ts';
import classes from './forum.module.css';
import type { Comment } from './topic-labels.ts';

interface MarkedWordsProps {
  post: Pick<Comment, 'content' | 'mark'>;
  className: string | undefined;
}

export function MarkedLabels({ post: { content, mark }, className }: MarkedWordsProps) {
  const { t } = useTexts();
  return (
    <>
      {mark && (
        <p className={classes.mark}>
          <IconEyeOff aria-hidden="true" size={18} />
          {t(content === '' ? `forum:mark.${mark}` : 'forum:mark.notForOthers')}
        </p>
      )}
      {content !== '' && (
        <p className={className} dir="auto">
          {content}
        </p>
      )}
    </>
  );
}
