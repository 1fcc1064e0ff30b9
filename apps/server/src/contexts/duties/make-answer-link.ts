import type { duties as operations } from '@sheaf/contract/duties/duties';
import { decideAnswering } from '@sheaf/rules/duties/acknowledge';
import { acknowledgedDuty } from '#contexts/duties/acknowledge-duty';
import { answerLinks } from '#contexts/duties/answer-links.store';
import { describeDuty } from '#contexts/duties/describe-duty';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import {
  changedDutyMail,
  type DutyMail,
  type DutyNews,
  type DutyVersions,
  dutiesMail,
  dutyMail,
  dutyMessage,
  heldMail,
} from '#contexts/duties/duty-message';
import { readLetterhead, readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import type { Platform } from '#platform/platform';
import { hashSecret, newSecret } from '#platform/secrets';

type LinkPlatform = Pick<Platform, 'registry' | 'settings'>;

/** Creates a new link for each message: only the hash is stored, so a link cannot be shown again. */
async function newLink(
  tenant: Tenant,
  platform: LinkPlatform,
  row: DutyRow,
  personId: number,
): Promise<string> {
  const token = newSecret();
  await answerLinks.add(tenant, { dutyId: row.id, personId, tokenHash: hashSecret(token) });
  // The token is in the fragment, which reaches neither logs nor the Referer header.
  return `${platform.settings.address}/answer#${token}`;
}

/** Describes the duty and adds a new link. Undefined if the person is inactive or deleted. */
async function tellDuty(tenant: Tenant, platform: LinkPlatform, row: DutyRow, personId: number) {
  const person = await readRecord(tenant, personId);
  if (!person) return undefined;
  const { name: congregation, time_format: timeFormat } = await readLetterhead(tenant);
  const { lang, first_name: name } = person;
  const told = await describeDuty(tenant, platform, row, lang);
  const link = await newLink(tenant, platform, row, personId);
  return { told, date: row.on_date, name, congregation, timeFormat, lang, link };
}

/** Undefined if the person is inactive or deleted. */
export async function writeDutyMail(tenant: Tenant, platform: LinkPlatform, row: DutyRow, personId: number) {
  const written = await tellDuty(tenant, platform, row, personId);
  return written && dutyMail(written);
}

/** One mail with a link for each duty. Undefined if the person is inactive or deleted. */
export async function writeDutiesMail(
  tenant: Tenant,
  platform: LinkPlatform,
  rows: readonly DutyRow[],
  personId: number,
) {
  const written: DutyMail[] = [];
  for (const row of rows) {
    const one = await tellDuty(tenant, platform, row, personId);
    if (one) written.push(one);
  }
  const [first, ...others] = written;
  if (!first) return undefined;
  return others.length === 0 ? dutyMail(first) : dutiesMail([first, ...others]);
}

/** For a changed duty (X-ACK-9). Undefined if the person is inactive or deleted. */
export async function writeChangedMail(
  tenant: Tenant,
  platform: LinkPlatform,
  row: DutyRow & { person_id: number },
  versions: DutyVersions,
) {
  const written = await tellDuty(tenant, platform, row, row.person_id);
  return written && changedDutyMail(written, versions);
}

/** For a cancelled or restored meeting (X-ACK-10), and for a duty that is again as answered. Undefined if the person is inactive or deleted. */
export async function writeHeldMail(
  tenant: Tenant,
  platform: LinkPlatform,
  row: DutyRow & { person_id: number },
  news: DutyNews,
) {
  const written = await tellDuty(tenant, platform, row, row.person_id);
  return written && heldMail(written, news);
}

/** X-ACK, X-SHARE. */
export async function makeAnswerLink(call: Handler<typeof operations.makeAnswerLink>) {
  const { tenant, params, platform, now } = call;
  const row = await duties.read(tenant, params.id);
  if (!row) return call.missing();
  if (row.person_id === null) return call.refuse('duty-empty');
  const { zone } = await readLetterhead(tenant);
  const decision = decideAnswering(acknowledgedDuty(row, zone), row.person_id, now.getTime());
  if (!decision.allowed) return call.refuse('duty-begun');
  const written = await tellDuty(tenant, platform, row, row.person_id);
  if (!written) return call.missing();
  return { text: dutyMessage(written), link: written.link };
}
