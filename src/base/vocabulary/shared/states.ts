import { indianStates } from './data/indianStates.ts';

/**
 * States and union territories of India with their code in a GSTIN, by the numbering of the GST law
 * (cbic-gst.gov.in, "State Code List"). 96 is a place outside India.
 */
export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '96': 'Outside India',
} as const;

export type StateCode = keyof typeof states;
export const stateCodes = Object.keys(states).sort() as [StateCode, ...StateCode[]];

/** Returns the code in a GSTIN of a state by its key in the option list; null for a place that is none of India. */
export function stateCodeOf(key: string | null): StateCode | null {
  const names: Record<string, string> = { ...indianStates.common, ...indianStates.others };
  return (key && stateCodes.find((code) => states[code] === names[key])) || null;
}
