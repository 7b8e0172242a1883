import { useSite } from '../../../../base/site/web/useSite.ts';

const LONG = 16;

/** Whether the site's name needs two lines, and the room of the links that are in the account's menu too. */
export const useLongName = (): boolean => useSite().name.length > LONG;
