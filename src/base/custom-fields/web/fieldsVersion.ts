import { siteFact } from '../../../kit/web/pages/siteFact.ts';

/** Returns the version of the site's own fields, of the page; undefined where the site has none. */
export const fieldsVersion = () => siteFact('customFields');

export const hasCustomFields = (): boolean => fieldsVersion() !== undefined;
