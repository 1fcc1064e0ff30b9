/**
 * Founds a congregation and prints the link its first administrator signs in with: `npm run congregation -- --name …`; with `export`
 * or `import` it takes one out into a file or in from one. Works beside a running server as well as without one.
 */
import { parseArgs } from 'node:util';
import { type Gender, genders } from '@sheaf/rules/people/gender';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import { registry } from '#app/domains';
import { printLink } from '#domains/access/access.public-api';
import { readContact } from '#domains/access/contact';
import { signInMail } from '#domains/access/sign-in.mail';
import {
  foundCongregation,
  hasCongregationNamed,
  useCongregationNumbers,
} from '#domains/congregations/founding.public-api';
import type { OpenedDatabase } from '#platform/database/open-database';
import { openLog } from '#platform/log';
import { smtpSender } from '#platform/outbox/smtp-sender';
import { type Environment, readEnvironment } from './environment.ts';
import { exportCongregation } from './export-congregation.ts';
import { importCongregation } from './import-congregation.ts';
import { openBeside } from './open-beside.ts';
import { platformOver } from './open-platform.ts';
import { announcedAddress } from './running-address.ts';

type Founding = Parameters<typeof foundCongregation>[1];

const usage =
  'Usage: npm run congregation -- --name "Burnie" --timezone Australia/Hobart --first Ruth --last Hollis ' +
  '--gender 1 (brother) or 2 (sister) --email ruth@example.org or --phone +61400000000 ' +
  '[--mail sends the link to that e-mail] [--another where there is one of that name]';

const text = { type: 'string' } as const;
const options = {
  name: text,
  timezone: text,
  first: text,
  last: text,
  gender: text,
  email: text,
  phone: text,
  mail: { type: 'boolean' },
  another: { type: 'boolean' },
} as const;

const genderOf = (given: string): Gender => {
  const gender = genders.names.find((name) => String(genders.encode(name)) === given);
  if (gender) return gender;
  throw new Error(`--gender must be 1 (brother) or 2 (sister), not "${given}".`);
};

interface Wanted {
  founding: Founding;
  mail: boolean;
  /** Though there is one of that name. */
  another: boolean;
}

function readArguments(words: string[]): Wanted {
  const { values } = parseArgs({ args: words, options, strict: true, allowPositionals: false });
  const needed = (name: 'name' | 'timezone' | 'first' | 'last' | 'gender'): string => {
    const value = values[name]?.trim();
    if (!value) throw new Error(`--${name} is missing.`);
    return value;
  };
  const founding: Founding = {
    name: needed('name'),
    timezone: needed('timezone'),
    firstName: needed('first'),
    lastName: needed('last'),
    gender: genderOf(needed('gender')),
    email: values.email ? readContact(values.email).email : null,
    phone: values.phone ? readContact(values.phone).phone : null,
  };
  if (!isTimeZone(founding.timezone))
    throw new Error(
      `--timezone "${founding.timezone}" is not known. Write continent and city, such as Australia/Hobart.`,
    );
  if (values.email && !founding.email) throw new Error(`--email "${values.email}" is not an e-mail address.`);
  if (values.phone && !founding.phone)
    throw new Error(
      `--phone "${values.phone}" is not a phone number. Write it with its country, +61400000000.`,
    );
  if (!founding.email && !founding.phone) throw new Error('--email or --phone is missing.');
  if (values.mail && !founding.email) throw new Error('--mail needs --email.');
  return { founding, mail: values.mail ?? false, another: values.another ?? false };
}

async function found(
  database: OpenedDatabase,
  { founding, another }: Wanted,
): ReturnType<typeof foundCongregation> {
  const client = await database.owner.connect();
  try {
    await client.query('begin');
    if (!another && (await hasCongregationNamed(client, founding.name)))
      throw new Error(
        `--name "${founding.name}" is taken by a congregation that is here already. Add --another if this is a different one.`,
      );
    const founded = await foundCongregation(client, founding);
    await client.query('commit');
    return founded;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function mailLink(environment: Environment, founding: Founding, link: string): Promise<void> {
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

async function foundAndPrint(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const { founding, mail } = wanted;
  const environment = readEnvironment();
  if (mail && !environment.smtpUrl) throw new Error('--mail needs SMTP_URL.');
  const database = await openBeside(environment);
  const address =
    environment.address ?? (database.beside ? announcedAddress(environment.dataFolder) : undefined);
  const platform = platformOver({ ...environment, address }, database, openLog(), registry);
  try {
    if (environment.congregationNumbers)
      await useCongregationNumbers(database.owner, environment.congregationNumbers);
    const { congregationId, administratorId: personId } = await found(database, wanted);
    const source = founding.email ? 'email' : 'sms';
    const link = await printLink(platform, { congregationId, personId, kind: 'invite', source });
    console.log(
      `${founding.name} is founded. ${founding.firstName} ${founding.lastName} signs in with:\n  ${link}`,
    );
    if (!mail) return;
    await mailLink(environment, founding, link);
    console.log(`The link was sent to ${founding.email}.`);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const [command, ...words] = process.argv.slice(2);
  if (command === 'export') return exportCongregation(words);
  if (command === 'import') return importCongregation(words);
  return foundAndPrint();
}

main().catch((error: Error & { code?: string }) => {
  console.error(error.message);
  if (error.code?.startsWith('ERR_PARSE_ARGS') || error.message.startsWith('--')) console.error(usage);
  process.exit(1);
});
