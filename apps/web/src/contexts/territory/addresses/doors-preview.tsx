/** ADDR-R51: previews the addresses of a list or a range while typing; its line is reserved in advance. */
import type { EverySecond, DoorsPreview as Preview } from '@sheaf/rules/territory/addresses/preview-doors';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { joinTexts, useTexts } from '#platform/texts.ts';
import classes from './address-list.module.css';

interface DoorsPreviewProps {
  doors: Preview | null;
  /** Suggested entry for one side of the street, if the range covers both. */
  second?: EverySecond | null;
}

export function DoorsPreview({ doors, second }: DoorsPreviewProps) {
  const { t } = useTexts();
  return (
    <p role="status" className={classes.preview}>
      {doors && <IconCheck aria-hidden="true" size={20} stroke={3} />}
      <span>
        {doors &&
          t(doors.more > 0 ? 'addresses:preloaded.makesMore' : 'addresses:preloaded.makes', {
            count: doors.count,
            houses: joinTexts(doors.named),
            more: doors.more,
          })}
        {doors && second && (
          <span className={classes.second}>
            {t(second.even ? 'addresses:preloaded.onlyEven' : 'addresses:preloaded.onlyOdd', {
              entry: second.entry,
            })}
          </span>
        )}
      </span>
    </p>
  );
}
