/** Published texts of the contract: without the requirement ids that point into docs/requirements. */
const identifiers =
  /\s*\((?:[A-Z]+-[A-Z]*-?\d\w*|X-[A-Z\d-]+|decision \d+)(?:(?:, | to | and |\.\.)(?:[A-Z]+-)?[A-Z\d][A-Z\d-]*\w?)*\)/g;

export const publishedText = (text: string): string => text.replaceAll(identifiers, '').trim();
