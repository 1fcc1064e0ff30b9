/** Mails the host congregation that the speaker does not come, or comes after all (USERS-X18). */
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { fullName } from '@sheaf/rules/people/people/names';
import { congregationCard, contactOf } from '#contexts/meetings/speakers/speakers.api';
import type { AwayRow } from '#contexts/meetings/talks/away-talks.store';
import { notesOf } from '#contexts/meetings/talks/present-talk';
import { type HostWord, hostMail } from '#contexts/meetings/talks/talk-mail';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import { queueMessages } from '#platform/outbox/outbox.store';

/** Undefined without a known contact; then nothing is sent. */
async function contactMail(tenant: Tenant, hostId: number | null): Promise<string | undefined> {
  const card = hostId === null ? undefined : await congregationCard(tenant, hostId);
  const contact = card && (await contactOf(tenant, card));
  return contact?.email && isUsableEmail(contact.email) ? contact.email : undefined;
}

/** @param cause distinguishes several messages about one talk. */
export async function tellHosts(
  tenant: Tenant,
  rows: readonly AwayRow[],
  word: HostWord,
  cause: string,
): Promise<void> {
  if (rows.length === 0) return;
  const { lang, name: congregation } = await readLetterhead(tenant);
  const titles = await talkTitles.ofNumbers(
    tenant,
    rows.map(({ number }) => number),
  );
  for (const row of rows) {
    const recipient = await contactMail(tenant, row.host_id);
    if (recipient === undefined) continue;
    const talk = notesOf(row.number, titleIn(titles, row.number, [lang]));
    const letter = { lang, congregation, speaker: fullName(row), talk, date: row.held_on, word };
    const effect = `away-talk-${word}:${row.id}:${cause}`;
    await queueMessages(tenant, [
      { personId: null, channel: 'email', recipient, ...hostMail(letter), effect },
    ]);
  }
}
