import { z } from 'zod';

/** Shortest side of an uploaded logo, in pixels: the app icon needs as many. */
export const LOGO_SIDE_MIN = 128;

/** How many times one side may be as long as the other: a longer logo would be a line on a phone. */
export const LOGO_RATIO_MAX = 5;

/** The room of a logo beside the site's name, in CSS pixels. */
export const LOGO_BOX = { width: 120, height: 32 };

/** How many pixels the picture has for each of those. */
export const DENSITY = 3;

/** The grounds of pages, as src/app/app.css has them. */
export const GROUNDS = { day: '#fffbf5', night: '#20151a' };

/** The picture of link previews, in pixels. */
export const LOGO_PREVIEW = { width: 1200, height: 630 };

/** The site's logo. Its id is part of the addresses of its files, which therefore never change. */
export const logo = z.object({
  id: z.uuid(),
  width: z.number().int().describe('Width in CSS pixels as it is shown'),
  height: z.number().int(),
  plate: z
    .object({ day: z.boolean(), night: z.boolean() })
    .describe('Whether it is hard to see on the ground of pages and is shown on a plate'),
});
export type Logo = z.output<typeof logo>;

/** The files of a logo, by name, with the type of each. */
export const LOGO_FILES = {
  'mark.png': 'image/png',
  'email.png': 'image/png',
  'print.png': 'image/png',
  'icon-96.png': 'image/png',
  'icon-180.png': 'image/png',
  'icon-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const;
export type LogoFile = keyof typeof LOGO_FILES;

/** Returns the path of a file of a logo. */
export const logoPath = (id: string, file: LogoFile): string => `/api/site/logo/${id}/${file}`;
