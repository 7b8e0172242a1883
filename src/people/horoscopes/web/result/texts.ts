import { t } from '@lingui/core/macro';
import type { ChartAnswer, Milan } from '../../contract.ts';

type Koota = Milan['kootas'][number];
type Note = Milan['notes'][number];
type ManglikNote = ChartAnswer['manglik']['notes'][number];

/** Returns the name of a koota and what it is about. */
export function kootaText(name: Koota['name']): { name: string; meaning: string } {
  return {
    varna: { name: t`Varna`, meaning: t`Outlook and sense of duty.` },
    vashya: { name: t`Vashya`, meaning: t`Mutual attraction and influence.` },
    tara: { name: t`Tara`, meaning: t`Health and fortune, counted between the nakshatras.` },
    yoni: { name: t`Yoni`, meaning: t`Physical closeness, by the animals of the nakshatras.` },
    maitri: { name: t`Graha maitri`, meaning: t`Friendship and thinking, by the lords of the rashis.` },
    gana: { name: t`Gana`, meaning: t`Temperament.` },
    bhakoot: { name: t`Bhakoot`, meaning: t`Family life and prosperity, by the distance of the rashis.` },
    nadi: { name: t`Nadi`, meaning: t`Constitution and the health of children.` },
  }[name];
}

/** Returns the name of what somebody is in a koota. Bhakoot has a rashi there, which the chart names. */
export function valueName(value: string): string {
  const names: Record<string, string> = {
    ...{ brahmin: t`Brahmin`, kshatriya: t`Kshatriya`, vaishya: t`Vaishya`, shudra: t`Shudra` },
    ...{ chatushpada: t`Chatushpada`, manava: t`Manava`, jalachara: t`Jalachara` },
    ...{ vanachara: t`Vanachara`, keeta: t`Keeta` },
    ...{ janma: t`Janma`, sampat: t`Sampat`, vipat: t`Vipat`, kshema: t`Kshema`, pratyari: t`Pratyari` },
    ...{ sadhaka: t`Sadhaka`, vadha: t`Vadha`, mitra: t`Mitra`, ati_mitra: t`Ati-mitra` },
    ...{ horse: t`Horse`, elephant: t`Elephant`, sheep: t`Sheep`, serpent: t`Serpent`, dog: t`Dog` },
    ...{ cat: t`Cat`, rat: t`Rat`, cow: t`Cow`, buffalo: t`Buffalo`, tiger: t`Tiger`, deer: t`Deer` },
    ...{ monkey: t`Monkey`, mongoose: t`Mongoose`, lion: t`Lion` },
    ...{ deva: t`Deva`, manushya: t`Manushya`, rakshasa: t`Rakshasa` },
    ...{ adi: t`Adi`, madhya: t`Madhya`, antya: t`Antya` },
  };
  return names[value] ?? grahaName(value);
}

/** Returns the name of a graha. */
export function grahaName(graha: string): string {
  const names: Record<string, string> = {
    ...{ sun: t`Sun`, moon: t`Moon`, mars: t`Mars`, mercury: t`Mercury`, jupiter: t`Jupiter` },
    ...{ venus: t`Venus`, saturn: t`Saturn`, rahu: t`Rahu`, ketu: t`Ketu` },
  };
  return names[graha] ?? graha;
}

/** Returns the two letters of a graha in a drawn chart. */
export function grahaLetters(graha: string): string {
  const letters: Record<string, string> = {
    ...{ sun: t`Su`, moon: t`Mo`, mars: t`Ma`, mercury: t`Me`, jupiter: t`Ju` },
    ...{ venus: t`Ve`, saturn: t`Sa`, rahu: t`Ra`, ketu: t`Ke` },
  };
  return letters[graha] ?? graha;
}

/** Returns what a dosha is called, what it means, and what is said to cancel it. */
export function noteText({ name, kind, cancellations }: Note): {
  title: string;
  why: string;
  cancelled: string[];
} {
  const pair = kind ?? '';
  const words = {
    nadi_dosha: { title: t`Nadi dosha`, why: t`Both have the same nadi.` },
    bhakoot_dosha: { title: t`Bhakoot dosha`, why: t`The rashis are ${pair} from each other.` },
    gana_dosha: { title: t`Gana dosha`, why: t`One is of the rakshasa gana and the other is not.` },
    yoni_dosha: { title: t`Yoni dosha`, why: t`The animals of the nakshatras are enemies.` },
    vashya_halves: {
      title: t`Vashya may differ`,
      why: t`The Moon is near the middle of its rashi, where vashya changes.`,
    },
  }[name];
  const reasons = {
    same_lord: t`both rashis have the same lord`,
    friendly_lords: t`the lords of the rashis are friends`,
    different_padas: t`the padas differ`,
    different_nakshatras: t`the nakshatras differ within one rashi`,
    different_rashis: t`the rashis differ within one nakshatra`,
    bride_far_ahead: t`the bride's nakshatra is beyond the 14th from the groom's`,
  };
  return { ...words, cancelled: cancellations.map((one) => reasons[one]) };
}

/** Returns how manglik somebody is, in words. @param withLagna whether the houses from the lagna were counted, too: not without a time, nor at a pole */
export function manglikText(severity: 'none' | 'low' | 'high' | null, withLagna = true): string {
  if (severity === null) return t`Depends on the time of birth`;
  if (!withLagna) return severity === 'none' ? t`Not manglik from the Moon` : t`Manglik from the Moon`;
  return { none: t`Not manglik`, low: t`Manglik, low`, high: t`Manglik, high` }[severity];
}

/** Returns how manglik somebody is as the family states it; null where it does not. */
export function statedManglikText(stated: string | null): string | null {
  const texts: Record<string, string> = {
    yes: t`Manglik, as stated by the family`,
    partial: t`Partly manglik, as stated by the family`,
    no: t`Not manglik, as stated by the family`,
  };
  return (stated !== null && texts[stated]) || null;
}

/** Returns what is said to cancel a manglik's dosha. */
export function manglikNote(note: ManglikNote): string {
  return {
    mars_own_sign: t`Mars is in its own sign`,
    mars_exalted: t`Mars is exalted`,
    mars_in_simha_or_kumbha: t`Mars is in Simha or Kumbha`,
    house_exempt: t`this house is exempt in this sign`,
    mars_with_jupiter: t`Jupiter is with Mars`,
    jupiter_aspects_mars: t`Jupiter aspects Mars`,
    mars_with_moon: t`the Moon is with Mars`,
    jupiter_or_venus_in_lagna: t`Jupiter or Venus is in the lagna`,
  }[note];
}

/** Returns the name of a porutham and what it is about. */
export function poruthamText(name: Milan['poruthams'][number]['name']): { name: string; meaning: string } {
  return {
    dinam: { name: t`Dinam`, meaning: t`Health and daily life` },
    ganam: { name: t`Ganam`, meaning: t`Temperament` },
    mahendram: { name: t`Mahendram`, meaning: t`Children and wellbeing` },
    stree_deergham: { name: t`Stree deergham`, meaning: t`The bride's wellbeing` },
    yoni: { name: t`Yoni`, meaning: t`Physical closeness` },
    rasi: { name: t`Rasi`, meaning: t`Family and growth` },
    rasi_adhipathi: { name: t`Rasi adhipathi`, meaning: t`Friendship` },
    vasyam: { name: t`Vasyam`, meaning: t`Attraction` },
    rajju: { name: t`Rajju`, meaning: t`A long married life` },
    vedhai: { name: t`Vedhai`, meaning: t`Freedom from troubles` },
  }[name];
}
