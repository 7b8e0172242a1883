/** Returns the column of a name in the API: marital_status for maritalStatus. */
export const columnName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same as a type. */
export type ColumnNameOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Uncapitalize<First>
    ? `${First}${ColumnNameOf<Rest>}`
    : `_${Uncapitalize<First>}${ColumnNameOf<Rest>}`
  : Name;
