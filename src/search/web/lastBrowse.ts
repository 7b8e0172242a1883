import { paths } from '../../paths.ts';

let last: string = paths.browse();

/** The address of the search that was open last, with its filters; since the site was loaded. */
export const lastBrowse = () => last;

export function rememberBrowse(address: string): void {
  last = address;
}
