import { onForget } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';

let last: string = paths.browse();
onForget(() => {
  last = paths.browse();
});

/** Returns the address of the last search with its filters, since the site was loaded. */
export const lastBrowse = () => last;

export function rememberBrowse(address: string): void {
  last = address;
}
