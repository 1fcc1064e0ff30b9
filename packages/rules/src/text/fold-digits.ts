/** Converts decimal digits of every script to ASCII: `١٢`, `۱۲`, `१२` and `１２` become 12. */

const digit = /\p{Nd}/u;

/** Unicode assigns decimal digits in runs of ten, beginning with zero. */
function digitValue(sign: string): string {
  const point = sign.codePointAt(0)!;
  let start = point;
  while (start > 0x30 && digit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((point - start) % 10);
}

export const foldDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (sign) => (sign >= '0' && sign <= '9' ? sign : digitValue(sign)));
