import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { headingKey } from '@sheaf/rules/meetings/meetings/part-kinds';
import { workbooks } from '#contexts/meetings/meetings/workbook/workbook.store';
import type { Handler } from '#platform/handle';

/** MEET-O4: asked once, and remembered for this language. */
export async function nameHeading({ tenant, body }: Handler<typeof operations.nameHeading>) {
  const { lang, heading, kind } = body;
  const row = await workbooks.nameHeading(tenant, {
    lang: lang.toUpperCase(),
    heading: headingKey(heading),
    kind,
  });
  return { ...row, kind };
}
