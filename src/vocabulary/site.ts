/**
 * What a new site is called and how it is reached: sample data until the staff set their own.
 * Pages that are built as finished HTML show these; the site's settings replace them in the browser.
 */
export const SITE_NAME = 'Humsafar';
export const SUPPORT_EMAIL = 'support@humsafar.example';
export const SUPPORT_PHONE = '1800 123 4567';
export const CITY = 'Pune, Maharashtra';

/** The version of the terms and the privacy policy that a registration agrees to: the day they were last changed. */
export const TERMS_VERSION = '2026-11-21';
