/** The look of every control that something is typed or chosen in. */
export const control =
  'min-h-12 w-full rounded-xl border border-edge bg-raised px-4 py-2 text-base text-ink transition-colors placeholder:text-soft hover:border-ink focus-visible:rounded-xl aria-invalid:border-bad-ink disabled:bg-sunk disabled:text-soft';
