/** Founds a congregation with its first administrator, and prints their link or mails it on request. */
import { settingsParts } from '@sheaf/contract/settings-parts';
import { monthOf } from '@sheaf/rules/reports/months';
import { todayIn } from '@sheaf/rules/time/today-in';
import { registry } from '#app/contexts';
import { signInMail } from '#contexts/people/access/sign-in.mail';
import {
  foundCongregation,
  hasCongregationNamed,
  printLink,
  useCongregationNumbers,
} from '#contexts/people/people.api';
import type { OpenedDatabase } from '#platform/database/open-database';
import { tenantTransaction } from '#platform/database/tenant';
import { openLog } from '#platform/log';
import { smtpSender } from '#platform/outbox/smtp-sender';
import type { Platform } from '#platform/platform';
import { createPlatform } from './create-platform.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { announcedAddress } from './running-address.ts';

/** Without a start month, reports start with the month of founding. */
type FoundingOptions = Omit<Parameters<typeof foundCongregation>[1], 'startMonth'> & {
  startMonth: string | null;
};

export interface WantedCongregation {
  founding: FoundingOptions;
  mail: boolean;
  /** Whether a second congregation of the same name is intended. */
  another: boolean;
}

async function found(
  database: OpenedDatabase,
  { founding, another }: WantedCongregation,
  startMonth: string,
): ReturnType<typeof foundCongregation> {
  const client = await database.owner.connect();
  try {
    await client.query('begin');
    if (!another && (await hasCongregationNamed(client, founding.name)))
      throw new Error(
        `--name "${founding.name}" is taken by a congregation that is here already. Add --another if this is a different one.`,
      );
    const founded = await foundCongregation(client, { ...founding, startMonth });
    await client.query('commit');
    return founded;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Runs the follow-up of saved settings for the initial ones, so that the meetings exist when the congregation
 * is opened.
 */
function followFirstSettings(platform: Platform, congregationId: number, personId: number): Promise<void> {
  const parts = new Set<string>(settingsParts.map(({ name }) => name));
  const act = { congregationId, personId, operation: 'congregation.found' };
  return tenantTransaction(platform, act, async (tenant) => {
    for (const follow of platform.registry.settingsSaved)
      await follow(tenant, parts, { before: null, now: platform.clock() });
  });
}

async function mailLink(environment: Environment, founding: FoundingOptions, link: string): Promise<void> {
  const sender = smtpSender(environment.smtpUrl!, environment.mailFrom);
  const message = {
    id: 0,
    channel: 'email' as const,
    recipient: founding.email!,
    ...signInMail({
      lang: 'en',
      kind: 'invite',
      firstName: founding.firstName,
      congregation: founding.name,
      link,
    }),
  };
  try {
    await sender.send(message, `congregation.${Date.now()}`);
  } finally {
    sender.close();
  }
}

export async function foundAndPrint(wanted: WantedCongregation): Promise<void> {
  const { founding, mail } = wanted;
  const startMonth = founding.startMonth ?? monthOf(todayIn(founding.timezone, Date.now()));
  const environment = readEnvironment();
  if (mail && !environment.smtpUrl) throw new Error('--mail needs SHEAF_SMTP_URL.');
  const database = await openCommandDatabase(environment);
  const address =
    environment.address ?? (database.beside ? announcedAddress(environment.dataFolder) : undefined);
  const platform = createPlatform(
    { ...environment, address },
    database,
    openLog(environment.logLevel),
    registry,
  );
  try {
    if (environment.congregationNumbers)
      await useCongregationNumbers(database.owner, environment.congregationNumbers);
    const { congregationId, administratorId: personId } = await found(database, wanted, startMonth);
    await followFirstSettings(platform, congregationId, personId);
    const source = founding.email ? 'email' : 'sms';
    const link = await printLink(platform, { congregationId, personId, kind: 'invite', source });
    console.log(
      `${founding.name} is founded. ${founding.firstName} ${founding.lastName} signs in with:\n  ${link}`,
    );
    console.log(
      `Field service reports start with ${startMonth.slice(0, 7)}. Change this in Settings > Ministry settings.`,
    );
    if (!mail) return;
    await mailLink(environment, founding, link);
    console.log(`The link was sent to ${founding.email}.`);
  } finally {
    await database.close();
  }
}
