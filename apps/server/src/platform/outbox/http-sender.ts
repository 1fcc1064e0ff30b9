/**
 * Sends SMS through a generic HTTP gateway: `{to}`, `{text}` and `{reference}` are filled into the address
 * and a JSON body. Without a body the request is a GET.
 */
import { askProvider } from '#platform/outbox/provider-answer';
import type { Sender } from '#platform/outbox/sender';

export interface HttpGateway {
  url: string;
  /** JSON with placeholders inside its strings; null for a GET. */
  body: string | null;
  /** Whole Authorization header, if the gateway requires one. */
  authorization: string | null;
}

const placeholder = /\{(to|text|reference)\}/g;

/** Fills placeholders in the strings of the template, so that no value can leave its string. */
function fill(template: unknown, values: Record<string, string>): unknown {
  if (typeof template === 'string')
    return template.replaceAll(placeholder, (_, name: string) => values[name]!);
  if (Array.isArray(template)) return template.map((entry) => fill(entry, values));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fill(value, values)]));
}

/** The query string may hold a key of the gateway. */
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
