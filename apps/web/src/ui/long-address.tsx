/** An address of a page or of mail, which breaks after its signs, so that large letters tear no word of it. */
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
