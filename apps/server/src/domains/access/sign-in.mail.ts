/** The mail with which a person comes in: by its link, or by the code where the link cannot be opened (AUTH-R1). */
import { type Mail, mail } from '#platform/mail/mail';
import { sayPlain } from '#platform/texts';

interface SignIn {
  lang: string;
  kind: 'invite' | 'asked';
  firstName: string;
  congregation: string;
  link: string;
  /** Only where the person can type it. */
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
