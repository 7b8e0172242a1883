export const OCCASIONS = ['wedding', 'engagement'] as const;

export const NAMES_MAX = 80;
export const CITY_MAX = 60;
export const STORY_MIN = 40;
export const STORY_MAX = 1000;

/** How many approved stories the home page shows, the newest first. */
export const SHOWN_MAX = 6;
