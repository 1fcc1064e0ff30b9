/** Reads single variables of the environment; throws a sentence that names the variable and what it must be. */

export const numberOf = (name: string, fallback: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new Error(`${name} must be a whole number from 0 to 65535, not "${text}".`);
  return number;
};

export const dayOf = (name: string, fallback: string): string => {
  const day = process.env[name] || fallback;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Error(`${name} must be a day like ${fallback}, not "${day}".`);
  return day;
};

export const web = /^https?:\/\//;

export const filled = (name: string): string | undefined => process.env[name] || undefined;

export const choiceOf = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Choice | undefined => {
  const text = filled(name);
  if (text === undefined || choices.includes(text as Choice)) return text as Choice | undefined;
  throw new Error(`${name} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, not "${text}".`);
};

/** An address of one of these kinds. What stands in it is shown only where it holds no password. */
export const addressOf = (name: string, kinds: RegExp, example: string, show = false): string | undefined => {
  const text = filled(name);
  if (text === undefined || (kinds.test(text) && URL.canParse(text))) return text;
  throw new Error(`${name} must be an address such as ${example}${show ? `, not "${text}"` : ''}.`);
};

/** Where somebody is reached: an address of the web, or an e-mail, with or without `mailto:`. */
export const contactOf = (name: string): string | undefined => {
  const text = filled(name);
  if (text === undefined || (web.test(text) && URL.canParse(text))) return text;
  const mail = text.replace(/^mailto:/, '');
  if (/^[^\s@]+@[^\s@]+$/.test(mail)) return `mailto:${mail}`;
  throw new Error(
    `${name} must be an e-mail or an address such as https://example.org/security, not "${text}".`,
  );
};

export const withoutEndSlashes = (address: string): string => {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};
