/** The logo, in the text's color. The takers' page uses it too, without Chakra. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="currentColor" />
      <path
        d="M7.5 17.5l5.6 5.6L24.5 9.5"
        fill="none"
        stroke="var(--accent-ink, var(--chakra-colors-accent-contrast))"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
