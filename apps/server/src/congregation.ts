/**
 * Founds a congregation and prints the sign-in link of its first administrator: `npm run congregation --
 * --name …`; `export` writes a congregation to a file, `import` reads one. Works with or without a running
 * server. Arguments are validated before the rest of the server is loaded.
 */
import { parseArgs } from 'node:util';
import { filled } from '@sheaf/contract/fields';
import { isUsableEmail } from '@sheaf/rules/contact/email';
import { type Gender, genders } from '@sheaf/rules/people/people/gender';
import { isTimeZone } from '@sheaf/rules/time/time-zone';
import { readContact } from '#contexts/people/access/contact';
import type { WantedCongregation } from './found-congregation.ts';
import { readExportArguments, readImportArguments } from './moving-arguments.ts';

const usage =
  'Usage: npm run congregation -- --name "Burnie" --country AU --timezone Australia/Hobart --first Ruth --last Hollis ' +
  '--gender 1 (brother) or 2 (sister) --email ruth@example.org or --phone +61400000000 ' +
  '[--reports-from 2026-09 is the first month of field service reports, else the present month] ' +
  '[--mail sends the link to that e-mail] [--another where there is one of that name]';

const text = { type: 'string' } as const;
const options = {
  name: text,
  country: text,
  timezone: text,
  first: text,
  last: text,
  gender: text,
  email: text,
  phone: text,
  'reports-from': text,
  mail: { type: 'boolean' },
  another: { type: 'boolean' },
} as const;

const genderOf = (given: string): Gender => {
  const gender = genders.names.find((name) => String(genders.encode(name)) === given);
  if (gender) return gender;
  throw new Error(`--gender must be 1 (brother) or 2 (sister), not "${given}".`);
};

/** Limits of the app's fields. */
const longest = { name: 120, first: 60, last: 60 } as const;

function nameOf(option: keyof typeof longest, given: string): string {
  const read = filled(longest[option]).safeParse(given);
  if (read.success) return read.data;
  throw new Error(
    `--${option} ${JSON.stringify(given.slice(0, 200))} is not a name. Write at most ${longest[option]} characters on one line, ` +
      'without invisible ones.',
  );
}

function startMonthOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(given)) return `${given}-01`;
  throw new Error(`--reports-from "${given}" is not a month. Write year and month, 2026-09.`);
}

/** The rule of a person's form. */
const emailOf = (given: string): string | null =>
  isUsableEmail(given) ? readContact(given, null).email : null;

function readArguments(args: string[]): WantedCongregation {
  const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
  const needed = (name: 'name' | 'country' | 'timezone' | 'first' | 'last' | 'gender'): string => {
    const value = values[name]?.trim();
    if (!value) throw new Error(`--${name} is missing.`);
    return value;
  };
  const founding: WantedCongregation['founding'] = {
    name: nameOf('name', needed('name')),
    country: needed('country').toUpperCase(),
    timezone: needed('timezone'),
    startMonth: startMonthOf(values['reports-from']),
    firstName: nameOf('first', needed('first')),
    lastName: nameOf('last', needed('last')),
    gender: genderOf(needed('gender')),
    email: values.email ? emailOf(values.email) : null,
    phone: values.phone ? readContact(values.phone, needed('country').toUpperCase()).phone : null,
  };
  if (!isTimeZone(founding.timezone))
    throw new Error(
      `--timezone "${founding.timezone}" is not known. Write continent and city, such as Australia/Hobart.`,
    );
  if (values.email && !founding.email)
    throw new Error(`--email "${values.email}" is not an e-mail address that Sheaf can write to.`);
  if (values.phone && !founding.phone)
    throw new Error(
      `--phone "${values.phone}" is not a phone number. Write it with its country, +61400000000.`,
    );
  if (!founding.email && !founding.phone) throw new Error('--email or --phone is missing.');
  if (values.mail && !founding.email) throw new Error('--mail needs --email.');
  return { founding, mail: values.mail ?? false, another: values.another ?? false };
}

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'export') {
    const moving = readExportArguments(args);
    return (await import('./export-congregation.ts')).exportCongregation(moving);
  }
  if (command === 'import') {
    const moving = readImportArguments(args);
    return (await import('./import-congregation.ts')).importCongregation(moving);
  }
  const wanted = readArguments(process.argv.slice(2));
  const { foundAndPrint } = await import('./found-congregation.ts');
  return foundAndPrint(wanted);
}

main().catch((error: Error & { code?: string }) => {
  console.error(error.message);
  if (error.code?.startsWith('ERR_PARSE_ARGS') || error.message.startsWith('--')) console.error(usage);
  process.exit(1);
});
