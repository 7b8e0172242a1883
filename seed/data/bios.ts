import { split } from './split.ts';

/** Hobbies of the generated people, and the sentences of their introductions. */

export const hobbies =
  split(`Cooking, Reading, Cricket, Badminton, Trekking, Gardening, Singing, Classical music, Old Hindi songs, Photography, Travelling, Yoga,
  Painting, Chess, Carrom, Cycling, Swimming, Volleyball, Football, Running, Baking, Knitting, Poetry, Crosswords, Bird watching, Volunteering,
  Temple visits, Long drives, Street food, Board games, Kabaddi, Table tennis, Dancing, Theatre, Documentaries, Pottery, Embroidery, Sketching, Astronomy,
  Listening to the radio, Morning walks, Fishing, Rangoli, Writing, Learning languages, Stamp collecting, Meditation, Gym, Kite flying, Quizzing`);

/** {work}: an accountant · {city} · {hobby}: badminton · {they} {their} {them} {child}: daughter, brother … */
export type Sentences = { work: string[]; life: string[]; wish: string[] };

export const ofSelf: Sentences = {
  work: [
    'I work as {work} in {city} and like what I do, most days even on a Monday.',
    'I am {work}, living in {city} and still surprised how quickly the years here have gone.',
    'By profession I am {work}; by habit I am the one who remembers birthdays.',
    'I have been {work} for some years now and call {city} home.',
    'I earn my living as {work}, and my colleagues would tell you that I am patient.',
    'My days go by as {work} in {city}; my evenings belong to the family.',
    'I chose to be {work} because my teacher once said I would be good at it, and I think she was right.',
    'I live in {city}, work as {work} and walk home whenever the weather allows.',
  ],
  life: [
    'On Sundays you will find me with {hobby}, or at least talking about it.',
    'I am fond of {hobby}, small journeys and tea that is made slowly.',
    'My friends know me for {hobby} and for answering the phone at the first ring.',
    'I grew up with three generations under one roof and learnt to share early.',
    'I am rather quiet at first, and less so once there is {hobby} to talk about.',
    'My mother taught me cooking, my father punctuality; {hobby} I found by myself.',
    'I read the newspaper from the last page and keep every letter my grandmother wrote.',
    'I take {hobby} seriously and myself a little less.',
    'Festivals at home are loud, and I would not have them otherwise.',
    'I save for one journey a year and plan it for the other eleven months.',
  ],
  wish: [
    'I hope to meet somebody honest, who respects both our families and has interests of {own} own.',
    'I would like a partner to talk with, in good weeks and in tired ones.',
    'What I look for is kindness, a sense of humour and the wish to build a home together.',
    'I believe that two people should decide together, and would like to meet somebody who thinks so too.',
    'Somebody sincere and cheerful would be most welcome; the rest we can learn.',
    'I am looking for a companion who values family and leaves room for dreams.',
    'I would rather meet once over tea than write ten messages.',
    'Trust and patience matter more to me than a long list of conditions.',
  ],
};

export const ofChild: Sentences = {
  work: [
    'Our {child} works as {work} in {city} and has never once asked us for help with it.',
    'Our {child} is {work} in {city}, sincere in {their} work and regular with {their} phone calls home.',
    'We write for our {child}, {work} by profession and the youngest heart of our house.',
    'Our {child} has been {work} for some time and is well settled in {city}.',
    'Our {child} lives in {city}, works as {work}, and comes home for every festival.',
    'As {work} in {city}, our {child} is busy, but there is always time for {their} grandparents.',
  ],
  life: [
    '{They} is calm by nature and fond of {hobby}.',
    'From childhood {they} has loved {hobby}, and has won over half the lane to it.',
    '{They} helps in the house without being asked and makes everybody laugh at dinner.',
    '{They} enjoys {hobby}, keeps {their} promises and gets along with old and young.',
    'Relatives come to {them} for advice, friends for {hobby}.',
    '{They} was brought up with simple values and an open mind.',
    'Neighbours know {them} for {their} good manners, we for {their} stubborn love of {hobby}.',
  ],
  wish: [
    'We are looking for an educated, warm-hearted match from a respectable family.',
    'We wish for a partner who will be a friend to {them}; nothing is expected but affection.',
    'A family that values honesty and learning would make us happy.',
    'We would like to meet a family with whom ours can celebrate for many years.',
    '{They} will have the last word; we only hope for somebody kind.',
    'Please write to us if your values are like ours. We will gladly come and meet you.',
  ],
};

export const ofSibling: Sentences = {
  work: [
    'I am writing for my {child}, {work} in {city}, who would never praise {themself}.',
    'My {child} is {work} in {city} and the steady one of our family.',
    'My {child} works as {work}; the whole of {city} seems to know {them} by name.',
    'I have known nobody more dependable than my {child}, {work} in {city}.',
  ],
  life: [
    '{They} likes {hobby}, and loses at cards with good grace.',
    'When our parents were unwell, {they} arranged everything and told us afterwards.',
    '{They} is fond of {hobby} and of long talks on the terrace.',
    'Weekends mean {hobby}, and there is always an extra plate at {their} table.',
    'If you ask {them} about {hobby}, take a chair first.',
  ],
  wish: [
    'We hope for somebody thoughtful, who will see how much is behind the quiet.',
    'A caring, well-read person would suit {them} best.',
    'We look for a good-natured match; caste and wealth come later.',
    'We would be glad of a family that laughs as much as ours.',
  ],
};
