import type { contract } from './contract.ts';

/** What a browser refetches: a whole room, or one endpoint of it. */
export type Topic = {
  [Room in keyof typeof contract]: Room | `${Room}.${keyof (typeof contract)[Room] & string}`;
}[keyof typeof contract];

/** Names of the fields that hold ids. */
type IdsOf<Data> = {
  [Field in keyof Data]: Data[Field] extends number | number[] | null ? Field : never;
}[keyof Data];

/** Who refetches what because of an event or signal with its data. */
export type Refetch<Data> = {
  /** Fields with profiles, whose managers refetch `topics`. */
  profiles?: IdsOf<Data>[];
  /** Fields with accounts, which refetch `topics`. */
  accounts?: IdsOf<Data>[];
  topics?: Topic[];
  /** What all staff refetch. */
  staff?: Topic[];
};
