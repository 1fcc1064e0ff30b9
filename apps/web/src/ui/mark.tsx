/**
 * Sheaf's logo as inline SVG: for an image file (`public/icon.svg`) an old phone would create a document
 * before the first paint.
 */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="15" fill="#07484B" />
      <g fill="none" stroke="#E0A32B" strokeWidth="5" strokeLinecap="round">
        <path d="M32 13v38" />
        <path d="M18 16c2 9 9 11 10 20 0 7-4 9-6 15" />
        <path d="M46 16c-2 9-9 11-10 20 0 7 4 9 6 15" />
      </g>
      <path d="M23 36h18" stroke="#FFFFFF" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
