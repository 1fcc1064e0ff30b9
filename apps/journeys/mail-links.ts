/** Links in the mails that the app under test has queued. */
import type { Place } from './place.ts';

interface QueuedMail {
  id: number;
  recipient: string;
  body: string;
}

/** The newest link to this page in a mail to this address. */
export async function linkInMail(
  { address, bearer }: Place,
  recipient: string,
  page: string,
): Promise<string> {
  const answer = await fetch(`${address}/api/development/outbox`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { data } = (await answer.json()) as { data: QueuedMail[] };
  const found = data
    .filter((mail) => mail.recipient === recipient && mail.body.includes(`${page}#`))
    .sort((one, other) => other.id - one.id)[0];
  return new RegExp(`https?://\\S+${page}#\\S+`).exec(found?.body ?? '')![0];
}
