import { useLingui } from '@lingui/react/macro';

type CoupleEvent = { occasion: 'wedding' | 'engagement'; month: string };

/** Returns a function that describes a wedding or engagement with its month. */
export function useEventText() {
  const { t, i18n } = useLingui();
  return ({ occasion, month }: CoupleEvent): string => {
    const when = i18n.date(new Date(`${month}-01T00:00:00Z`), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return occasion === 'wedding' ? t`Wedding: ${when}` : t`Engagement: ${when}`;
  };
}
