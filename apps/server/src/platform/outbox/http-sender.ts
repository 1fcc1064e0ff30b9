/**
 * SMS through any gateway that takes an HTTP request: `{to}`, `{text}` and `{reference}` are filled into the address and into a
 * JSON body. Without a body the request is a GET.
 */
import { askProvider } from '#platform/outbox/provider-answer';
import type { Sender } from '#platform/outbox/sender';

export interface HttpGateway {
  url: string;
  /** JSON with the placeholders inside its strings; null for a GET. */
  body: string | null;
  /** The whole Authorization header, if the gateway asks for one. */
  authorization: string | null;
}

const placeholder = /\{(to|text|reference)\}/g;

/** Fills strings anywhere in the template, so that a text never breaks out of its string. */
function fill(template: unknown, values: Record<string, string>): unknown {
  if (typeof template === 'string')
    return template.replaceAll(placeholder, (_, name: string) => values[name]!);
  if (Array.isArray(template)) return template.map((entry) => fill(entry, values));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fill(value, values)]));
}

/** Query parts of the address may hold a key of the gateway. */
const secretsOf = ({ url, authorization }: HttpGateway): string[] => [
  ...(authorization ? [authorization, authorization.split(' ').at(-1)!] : []),
  ...[...new URL(url).searchParams.values()].filter((value) => !/\{\w+\}/.test(value)),
];

export function httpSender(gateway: HttpGateway): Sender {
  const template: unknown = gateway.body === null ? null : JSON.parse(gateway.body);
  return {
    keepsBody: false,
    close: () => {},
    async send(message, reference) {
      const values = { to: message.recipient, text: message.body, reference };
      await askProvider(
        {
          url: gateway.url.replaceAll(placeholder, (_, name: string) =>
            encodeURIComponent(values[name as keyof typeof values]),
          ),
          method: template === null ? 'GET' : 'POST',
          headers: {
            ...(gateway.authorization && { authorization: gateway.authorization }),
            ...(template !== null && { 'content-type': 'application/json' }),
          },
          ...(template !== null && { body: JSON.stringify(fill(template, values)) }),
          secrets: secretsOf(gateway),
        },
        () => null,
      );
      return null;
    },
  };
}
