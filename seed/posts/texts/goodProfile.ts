export const goodProfile = {
  title: 'How to write a profile that families reply to',
  slug: 'how-to-write-a-good-profile',
  description: 'Six small changes that make a profile warm, clear and easy to say yes to, with examples.',
  tags: ['Profiles', 'First steps'],
  author: 'The Humsafar team',
  coverAlt: 'Drawing of a profile on paper, with a pen and marigolds beside it',
  body: `
<p>Most families read a profile in less than a minute. In that minute they look for two things: is this a real person, and could our homes fit together? A good profile answers both without showing off.</p>
<h2>Start with a day, not with adjectives</h2>
<p>“Simple, caring and homely” tells nobody anything, because every second profile says it. A small scene does much more:</p>
<blockquote><p>I teach physics in Nashik. On Sundays I cook with my father, who thinks every dish needs more ginger.</p></blockquote>
<p>Two sentences, and we know the work, the city, the family and the sense of humour. Write the way you would speak to an aunt whom you like.</p>
<h2>Say what your week is like</h2>
<p>People who may share a life with you want to know how that life runs. Three or four facts are enough:</p>
<ul>
<li><p>where you live, and whether you could move</p></li>
<li><p>how you work: shifts, travel, work from home</p></li>
<li><p>who lives with you, and who depends on you</p></li>
<li><p>what you do when nobody asks anything of you</p></li>
</ul>
<h2>Be exact about what matters</h2>
<p>If you will not move from Kochi, say so. If you want to go on working after marriage, say so. If your family is vegetarian at home but you are not outside, say that too. You will get fewer interests, and better ones. Nobody's Sunday is wasted.</p>
<p>Keep the list of must-haves short. If it has more than five points, ask yourself for each: would I really say no to a kind person because of this?</p>
<h2>Choose photos like a host</h2>
<p>Your main photo should show your face in daylight, without sunglasses and without a group. Add one full photo and one where you do something you enjoy. Photos should be less than two years old. You decide who sees them: all members, or only those you are connected with. Visitors see them blurred.</p>
<h2>Write as yourself, or say who is writing</h2>
<p>Many profiles are written by a mother, a brother or a cousin. That is fine. Just let it be clear: “I am writing for my sister Kavita, who has read this and laughed only once.” Then ask her to read it again before you publish.</p>
<h2>Leave out what a stranger should not have</h2>
<p>No phone number, no house number, no name of the office floor. We hide such details anyway until both sides are connected. Your income can be a range, or left empty.</p>
<h2>Before you publish</h2>
<ol>
<li><p>Read it aloud. Take out every sentence that you would not say.</p></li>
<li><p>Ask one honest friend: does this sound like me?</p></li>
<li><p>Fill in education, work and family. Profiles with these are found more often, because people search by them.</p></li>
<li><p>Come back in a month and change what has changed.</p></li>
</ol>
<p>A profile does not have to please everybody. It has to be recognised by the right family. Ready? <a href="/register">Register free</a>, or <a href="/my-profile">open your profile</a> and change one paragraph today.</p>`,
};
