/**
 * The `clientLoader` of a page for visitors that its document alone brings data for: opened in the browser, it fetches what it
 * needs without the query library.
 */
export const noData = () => null;
