import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { suggestPlaces } from './places.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test.each([
  // Abroad where a village of India has the name.
  ['Dubai', 'Dubai', 'United Arab Emirates'],
  ['Doha', 'Doha', 'Qatar'],
  ['Dhaka', 'Dhaka', 'Bangladesh'],
  ['Wellington', 'Wellington', 'New Zealand'],
  // In India where a larger city abroad has it.
  ['Hyderabad', 'Hyderabad', 'Telangana'],
  ['Salem', 'Salem', 'Tamil Nadu'],
  ['Lahar', 'Lahar', 'Madhya Pradesh'],
  ['Mahe', 'Mahe', 'Puducherry'],
  ['Rampur', 'Rampur', 'Rampur, Uttar Pradesh'],
  // Other names.
  ['Penang', 'George Town', 'Malaysia'],
  ['Birgunj', 'Birgunj', 'Nepal'],
  ['Birganj', 'Birgunj', 'Nepal'],
  ['Madras', 'Chennai', 'Tamil Nadu'],
  // As they are written in Indian scripts.
  ['पुणे', 'Pune', 'Maharashtra'],
  ['கோவை', 'Coimbatore', 'Tamil Nadu'],
  ['சென்னை', 'Chennai', 'Tamil Nadu'],
  ['ಬೆಂಗಳೂರು', 'Bengaluru', 'Karnataka'],
  ['কলকাতা', 'Kolkata', 'West Bengal'],
  ['नागपुर', 'Nagpur', 'Maharashtra'],
  ['मुंब', 'Mumbai', 'Maharashtra'],
  ['दुबई', 'Dubai', 'United Arab Emirates'],
  ['सिंगापुर', 'Singapore', 'Singapore'],
  ['सिंगापूर', 'Singapore', 'Singapore'],
  ['சிங்கப்பூர்', 'Singapore', 'Singapore'],
  ['विराटनगर', 'Biratnagar', 'Nepal'],
  ['கொழும்பு', 'Colombo', 'Sri Lanka'],
  ['கோலாலம்பூர்', 'Kuala Lumpur', 'Malaysia'],
  ['ਟੋਰਾਂਟੋ', 'Toronto', expect.any(String)],
  ['Bur Dubai', 'Dubai', 'United Arab Emirates'],
  ['தஞ்சாவூர்', 'Thanjavur', 'Tamil Nadu'],
  ['தஞ்சை', 'Thanjavur', 'Tamil Nadu'],
  ['ஐதராபாத்', 'Hyderabad', 'Telangana'],
  ['मस्कत', 'Muscat', 'Oman'],
  ['मस्कट', 'Muscat', 'Oman'],
  ['कुवैत', 'Kuwait City', 'Kuwait'],
  ['नेपालगंज', 'Nepalgunj', 'Nepal'],
  ['काठमाडौं', 'Kathmandu', 'Nepal'],
  ['চট্টগ্রাম', 'Chattogram', 'Bangladesh'],
  ['সিলেট', 'Sylhet', 'Bangladesh'],
  ['யாழ்ப்பாணம்', 'Jaffna', 'Sri Lanka'],
  ['അബുദാബി', 'Abu Dhabi', 'United Arab Emirates'],
  ['മസ്കറ്റ്', 'Muscat', 'Oman'],
  ['దుబాయ్', 'Dubai', 'United Arab Emirates'],
  ['લંડન', 'London', expect.any(String)],
  ['دہلی', 'Delhi', 'Delhi'],
  ['لکھنؤ', 'Lucknow', 'Uttar Pradesh'],
  ['حیدرآباد', 'Hyderabad', 'Telangana'],
  ['کراچی', 'Karachi', 'Pakistan'],
  ['Bhairahawa', 'Siddharthanagar', 'Nepal'],
  ['Al Khobar', 'Khobar', 'Saudi Arabia'],
  ['Al Dammam', 'Dammam', 'Saudi Arabia'],
  ['Makkah', 'Mecca', 'Saudi Arabia'],
  ['Madinah', 'Medina', 'Saudi Arabia'],
  ['Melaka', 'Malacca', 'Malaysia'],
  ['Pulau Pinang', 'George Town', 'Malaysia'],
  ['Dubai, UAE', 'Dubai', 'United Arab Emirates'],
  ['Dubai, U.A.E.', 'Dubai', 'United Arab Emirates'],
  ['London, UK', 'London', expect.any(String)],
  ['London UK', 'London', expect.any(String)],
  ['New York USA', 'New York City', expect.any(String)],
  ['Riyadh, KSA', 'Riyadh', 'Saudi Arabia'],
])('%s is first suggested as %s in %s', async (typed, name, region) => {
  expect((await suggestPlaces(typed))[0]).toMatchObject({ name, region });
});

test("Nepal's Lalitpur is offered beside that of Uttar Pradesh", async () => {
  const regions = (await suggestPlaces('Lalitpur')).map(({ region }) => region);
  expect(regions).toEqual(expect.arrayContaining(['Uttar Pradesh', 'Nepal']));
});

test('places of one name are told apart by their district, in every suggestion', async () => {
  for (const typed of [
    'Dubai',
    'Rampur',
    'Rampur, Uttar Pradesh',
    'Kanuru',
    'Kalimpong',
    'Suzhou',
    'San Pedro',
  ]) {
    const lines = (await suggestPlaces(typed)).map(({ name, region }) => `${name}, ${region}`);
    expect(lines.length).toBeGreaterThan(0);
    expect([typed, new Set(lines).size]).toEqual([typed, lines.length]);
  }
  const dubais = (await suggestPlaces('Dubai, Uttar Pradesh')).map(({ region }) => region);
  expect(dubais.sort()).toEqual(
    ['Gonda', 'Siddharthnagar', 'Unnao'].map((district) => `${district}, Uttar Pradesh`),
  );
  expect((await suggestPlaces('Dubai, Gonda'))[0]).toMatchObject({ region: 'Gonda, Uttar Pradesh' });
});

test("places of the family's country come as early as those of India", async () => {
  const first = async (part: string, country?: string) =>
    (await site.visitor().get(`/api/horoscope/places?part=${part}${country ? `&country=${country}` : ''}`))
      .body[0];
  expect(await first('Hyderabad')).toMatchObject({ region: 'Telangana' });
  expect(await first('Saidpur', 'IN')).toMatchObject({ region: 'Bangladesh' });
  expect(await first('Cambr')).toMatchObject({ region: 'United Kingdom' });
  expect(await first('Cambr', 'US')).toMatchObject({ region: 'MA, United States' });
  const { status } = await site.visitor().get('/api/horoscope/places?part=a&country=India');
  expect(status).toBe(422);
});
