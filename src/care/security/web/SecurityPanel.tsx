import { HeavyReaders } from './HeavyReaders.tsx';
import { Incidents } from './Incidents.tsx';

/** Tab of the settings: what looks like an attack, who reads most, and each kind of failed attempt. */
export default function SecurityPanel() {
  return <Incidents between={<HeavyReaders />} />;
}
