import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { headingKey } from '@sheaf/rules/meetings/meetings/part-kinds';
import { workbooks } from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Handler } from '#platform/handle';

/** Stores the meaning of a heading for this language, so that it is requested once (MEET-O4). */
export async function nameHeading({ tenant, body }: Handler<typeof operations.nameHeading>) {
  const { lang, heading, kind } = body;
  const row = await workbooks.nameHeading(tenant, {
    lang: lang.toUpperCase(),
    heading: headingKey(heading),
    kind,
  });
  return { ...row, kind };
}
