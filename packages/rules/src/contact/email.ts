/** COMMON-R22: filled, no placeholder, an ordinary address whose last part has two or three letters. */
export function isUsableEmail(email: string): boolean {
  const typed = email.trim();
  if (/unknown/i.test(typed) || typed.includes('{host}')) return false;
  return /^[^\s@,;<>()]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,3}$/i.test(typed);
}
