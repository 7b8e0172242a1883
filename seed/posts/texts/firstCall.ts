export const firstCall = {
  title: 'The first call between families: questions worth asking',
  slug: 'first-call-between-families',
  description: 'What to ask, what to tell, and how to end a first call kindly, whatever you decide.',
  tags: ['Families', 'First steps'],
  author: 'The Humsafar team',
  coverAlt: 'Drawing of two cups of tea and a plate of biscuits under a festoon of marigolds',
  body: `
<p>The interest was accepted, you have the phone number, and somebody has to call first. Most families remember this call for years. A little preparation makes it easier for both sides.</p>
<h2>Before you dial</h2>
<p>Send a message first: “Namaste, this is Sunita, Rohan's mother. May I call on Saturday after five?” It gives the other side time to sit down, find the glasses and call the daughter into the room.</p>
<p>Agree at home who speaks. Two people on the phone are company, five are an interview. Read their profile again, so that you don't ask what is written there.</p>
<h2>Questions that open a conversation</h2>
<p>Good questions cannot be answered with yes or no. They invite a story:</p>
<ul>
<li><p>How did your family come to live in Pune?</p></li>
<li><p>What does a normal weekday look like at your home?</p></li>
<li><p>What does Meera enjoy about her work, and what would she change?</p></li>
<li><p>Which festivals do you celebrate, and how big?</p></li>
<li><p>How do you take big decisions: together, or does somebody decide?</p></li>
</ul>
<h2>Things to ask early, and politely</h2>
<p>Some subjects feel awkward. They are far more awkward after the third meeting. Ask them in the first or second call, and offer your own answer first:</p>
<ol>
<li><p><strong>Where would the couple live?</strong> In which city, and with whom?</p></li>
<li><p><strong>Work after marriage.</strong> Do both want to work? Would either move for it?</p></li>
<li><p><strong>Earlier engagements or marriages, children, health.</strong> What has to be known should be said before anybody decides.</p></li>
<li><p><strong>Horoscopes.</strong> Do they matter to you, and how much? You can <a href="/horoscope">compare two horoscopes here</a>.</p></li>
<li><p><strong>Time.</strong> Are you hoping for this winter, or is there no hurry?</p></li>
</ol>
<h2>Subjects that can wait</h2>
<p>Exact salaries, gold and the guest list do not belong in a first call. And dowry belongs in no call at all: asking for it, giving it and taking it are offences. If anyone brings it up, you can end the talk there and <a href="/safety">report the profile</a>.</p>
<h2>Let the two of them talk</h2>
<p>After twenty minutes, suggest that the young people speak alone, now or on another day. It is their life. Parents who step into the kitchen at the right moment have made many good marriages.</p>
<h2>How to end it</h2>
<p>If you would like to go on, say so and name the next step: a video call, a meeting over tea, a day. If you are not sure, say when you will reply, and keep to it.</p>
<p>If it is a no, say it soon and kindly:</p>
<blockquote><p>Thank you for talking with us. We enjoyed it very much. We feel our children want different things, and we wish yours all the best.</p></blockquote>
<p>Nobody needs more reasons than that. Silence hurts more than a no.</p>
<h2>Afterwards</h2>
<p>Write down three things you learned and one thing you still want to know. After the fourth family you will be glad of your notes. On Humsafar you can keep them with a shortlisted profile, where only those who manage your profile can read them.</p>`,
};
