/** Sign-in messages: by link, or by code if the link cannot be opened (AUTH-R1). */
import { type Mail, mail } from '#platform/mail/mail';
import { plainLines, sayPlain } from '#platform/texts';

interface SignIn {
  lang: string;
  kind: 'invite' | 'asked';
  firstName: string;
  congregation: string;
  link: string;
  /** Only if the person can type it. */
  code?: string;
}

export function signInMail({ lang, kind, firstName, congregation, link, code }: SignIn): Mail {
  const values = { first_name: firstName, congregation };
  return mail(sayPlain(lang, 'access:message.subject', values), [
    sayPlain(lang, `access:message.${kind}`, values),
    { label: sayPlain(lang, 'access:open.button'), link },
    ...(code ? [`${sayPlain(lang, 'access:message.code')} ${code}`] : []),
  ]);
}

export const signInText = ({
  lang,
  kind,
  firstName,
  congregation,
  link,
  code,
}: SignIn & { code: string }): string =>
  plainLines([
    sayPlain(lang, `access:message.${kind}`, { first_name: firstName, congregation }),
    link,
    `${sayPlain(lang, 'access:message.code')} ${code}`,
  ]);

/** Several people who share a contact. */
export interface SignInOfMany {
  lang: string;
  congregation: string;
  people: { name: string; link: string; code: string }[];
}

export function signInMailOfMany({ lang, congregation, people }: SignInOfMany): Mail {
  return mail(sayPlain(lang, 'access:message.subjectOfMany', { congregation }), [
    sayPlain(lang, 'access:message.askedOfMany', { congregation }),
    ...people.flatMap(({ name, link, code }) => [
      { label: sayPlain(lang, 'access:message.buttonOf', { name }), link },
      `${sayPlain(lang, 'access:message.code')} ${code}`,
    ]),
  ]);
}

export const signInTextOfMany = ({ lang, congregation, people }: SignInOfMany): string =>
  plainLines([
    sayPlain(lang, 'access:message.askedOfMany', { congregation }),
    ...people.flatMap(({ name, link, code }) => [
      `${sayPlain(lang, 'access:message.codeOf', { name })} ${code}:`,
      link,
    ]),
  ]);
