import type { CustomValues } from '../../../base/custom-fields/shared/field.ts';
import { maskSpread, mayBeSpread } from '../../../kit/mask/spread.ts';
import { memoize } from '../../../kit/memoize.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { hasHidden, mask } from '../../../kit/shared/mask/mask.ts';
import { withoutDirection } from '../../../kit/text/direction.ts';
import type { Card, ProfileDetails } from '../contract.ts';
import { cardFacts, type FactKey, factOf, factsOf, memberCardFacts, ownFacts } from '../shared/facts/list.ts';
import { wordLists } from '../shared/wishes/list.ts';

/**
 * Returns a text of a profile without phone numbers, addresses, links and handles. Cached, because names and professions recur
 * with every card and a bio with every view: about 8 MB of text.
 */
const maskText = memoize((text) => withoutDirection(mask(text)), 2_000_000);

/** Whether a text of a profile contains contact details. */
export const hasContact = (text: string): boolean => hasHidden(text);

/** Returns why a name is refused that has contact details: names are shown in emails and in the bell as they are. */
export const contactIn = (name: string): Coded | null => (hasContact(name) ? code('name_contact') : null);

/** Stands between texts that are masked together: none of a profile has it. */
const BETWEEN = '\u0000';

/** As `maskText` for joined texts, including what is spread over several of them. */
const maskJoined = memoize((joined) => {
  const texts = joined.split(BETWEEN);
  return (mayBeSpread(texts) ? maskSpread(texts) : texts).map((text) => withoutDirection(mask(text)));
}, 2_000_000);

type Texts = Record<string, string | string[] | null | undefined>;

/**
 * Masks contact details in texts that are read one below the other, including details spread over several of them, such as
 * 98220 and 12345 among the hobbies.
 */
function maskTogether<Some extends Texts>(texts: Some): Some {
  const parts = Object.values(texts).flatMap((text) => text ?? []);
  const masked = [...maskJoined(parts.join(BETWEEN))];
  const next = () => masked.shift()!;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      Array.isArray(text) ? text.map(next) : text == null ? text : next(),
    ]),
  ) as Some;
}

/** Most cards have only letters and need no check for details spread over several texts. */
const SIGNS = /[^\p{L}\p{M} ,&()'’-]/u;

const isText = (key: FactKey) => ['line', 'text', 'words'].includes(factOf(key).kind);
const ownTexts = [...cardFacts, ...ownFacts].filter(isText);
const familyTexts = factsOf('family').filter(isText);
const cardTexts = [...cardFacts, ...memberCardFacts].filter(isText);

/** Returns the values of some facts that are stated. */
const pick = (values: object, keys: readonly string[]): Texts =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = (values as Texts)[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

type WithCustom = { custom?: CustomValues | undefined };

/** Returns the custom values among masked texts, which have them under `custom.` and their key. */
const textsIn = ({ custom = {} }: WithCustom, keys: readonly string[]): Texts =>
  Object.fromEntries(
    keys.flatMap((key) => (custom[key] === undefined ? [] : [[`custom.${key}`, custom[key] as string]])),
  );
const putBack = ({ custom }: WithCustom, texts: Texts, keys: readonly string[]): WithCustom =>
  custom ? { custom: { ...custom, ...pickCustom(texts, keys) } } : {};
const pickCustom = (texts: Texts, keys: readonly string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = texts[`custom.${key}`];
      return text == null ? [] : [[key, text]];
    }),
  );

/**
 * Masks the texts of a card for a viewer who is not connected with the profile.
 * @param keys of the site's own fields that are texts
 */
export function maskCard<Some extends Pick<Card, 'name' | 'custom'>>(
  card: Some,
  keys: readonly string[] = [],
): Some {
  const own = keys.length > 0 ? textsIn(card, keys) : {};
  if (Object.keys(own).length > 0) {
    const { name, ...masked } = maskTogether({ name: card.name, ...pick(card, cardTexts), ...own });
    return { ...card, name, ...pick(masked, cardTexts), ...putBack(card, masked, keys) };
  }
  const texts = { name: card.name, ...pick(card, cardTexts) } as Record<string, string | null>;
  if (Object.values(texts).some((text) => text && SIGNS.test(text)))
    return { ...card, ...maskTogether(texts) };
  const masked = Object.entries(texts).map(([key, text]) => [key, text && maskText(text)]);
  return { ...card, ...Object.fromEntries(masked) };
}

/** Masks the texts of a whole profile for a viewer who is not connected with it. @param keys as for `maskCard` */
export function maskProfile<Some extends ProfileDetails & WithCustom>(
  it: Some,
  keys: readonly string[] = [],
): Some {
  const { family, horoscope, preferences } = it;
  const masked = maskTogether({
    ...pick(it, ownTexts),
    ...pick(family, familyTexts),
    ...textsIn(it, keys),
    placeOfBirth: horoscope.placeOfBirth,
    wishes: wordLists.flatMap(({ field }) => preferences[field]),
    description: preferences.description,
  });
  const words = [...masked.wishes];
  return {
    ...it,
    ...pick(masked, ownTexts),
    ...putBack(it, masked, keys),
    family: { ...family, ...pick(masked, familyTexts) },
    horoscope: { ...horoscope, placeOfBirth: masked.placeOfBirth },
    preferences: {
      ...preferences,
      ...Object.fromEntries(
        wordLists.map(({ field }) => [field, words.splice(0, preferences[field].length)]),
      ),
      description: masked.description,
    },
  };
}
