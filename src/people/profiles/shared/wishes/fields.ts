import { z } from 'zod';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { keys, list, ordered, whole } from '../facts/fields.ts';
import {
  apartLists,
  boundsOf,
  WISHES,
  type Wish,
  type WishValues,
  wishBounds,
  wishLists,
  wishOf,
} from './list.ts';

type Shape = { [Field in keyof WishValues]: z.ZodType<WishValues[Field]> };

/** Returns the fields of all wishes as a client sends them. */
export const sentWishes = (): Shape =>
  Object.fromEntries([
    ...wishBounds.map(({ wish, field, range }) => [field, omittable(wish, whole(range.wrong, range), null)]),
    ...wishLists.map((one) => [one.field, omittable(one.wish, one.list ? keys : list(), [])]),
    ...apartLists.map(({ wish, field, from }) => [
      field,
      omittable(wish, z.array(z.enum(from, { error: code('choice_invalid') })).max(from.length), []),
    ]),
  ]) as Shape;

const omittable = <Value>(wish: Wish, type: z.ZodType<Value>, nothing: NoInfer<Value>) =>
  wishOf(wish).omittable ? type.default(nothing as never) : type;

/** Refuses bounds that are the wrong way round, at the upper one. */
export function boundsInOrder(values: WishValues, context: z.RefinementCtx): void {
  for (const wish of WISHES) {
    const [min, max] = boundsOf(wish).map(({ field }) => field);
    if (min && max) ordered<WishValues>(min, max)(values, context);
  }
}

const bound = z.number().int().nullable();

/** Returns the fields of all wishes as the API answers them. */
export const readWishes = (): Shape =>
  Object.fromEntries([
    ...wishBounds.map(({ field }) => [field, bound]),
    ...[...wishLists, ...apartLists].map(({ field }) => [field, z.array(z.string())]),
  ]) as Shape;
