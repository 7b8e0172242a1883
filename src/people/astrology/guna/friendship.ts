import type { Lord } from './classes.ts';

type Side = 'friend' | 'neutral' | 'enemy';

/** Natural friends and enemies of each graha (Brihat Parashara Hora Shastra, chapter 3); others are neutral. */
const relations: Record<Lord, { friends: Lord[]; enemies: Lord[] }> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};

function sideOf(lord: Lord, other: Lord): Side {
  if (lord === other || relations[lord].friends.includes(other)) return 'friend';
  return relations[lord].enemies.includes(other) ? 'enemy' : 'neutral';
}

/** Returns how two lords regard each other, the friendlier side first: 'friend friend' to 'enemy enemy'. */
export function friendshipOf(one: Lord, other: Lord): `${Side} ${Side}` {
  const order: Side[] = ['friend', 'neutral', 'enemy'];
  const [first, second] = [sideOf(one, other), sideOf(other, one)].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  return `${first!} ${second!}`;
}

/** Points of graha maitri by friendship (Saral Jyotish p. 151; the same in both conventions). */
export const maitriPoints: Record<string, number> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};
