/**
 * A web or mail address that may wrap after punctuation marks, so that large text does not break its words.
 */
import { Fragment } from 'react';

export const LongAddress = ({ children }: { children: string }) => (
  <bdi>
    {children.split(/(?<=[.:/@])/).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address do not move
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </bdi>
);
