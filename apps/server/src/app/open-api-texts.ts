/** Published texts of the contract: without the requirement ids that point into docs/requirements. */
const inBrackets = /\(([^()]*)\)/g;
const separators = /, | to | and |\.\./;
const identifier = /^(?:[A-Z][A-Z\d]+-[A-Z\d]*\d[a-z]?(?:\.\d+)?|X-[A-Z\d-]+(?:\.\d+)?|decision \d+)$/;
const shortened = /^[A-Z]*\d+[a-z]?$/;

/** `CARTS-C1 to C5`: the first is whole, later ones may leave out their area. */
function isReference(text: string): boolean {
  const [first = '', ...others] = text.split(separators);
  return identifier.test(first) && others.every((other) => identifier.test(other) || shortened.test(other));
}

export const publishedText = (text: string): string =>
  text
    .replaceAll(inBrackets, (whole, inner: string) => (isReference(inner) ? '' : whole))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[.,;:]|$)/g, '')
    .trim();
