export const safety = {
  title: 'Staying safe from fraud: seven signs, and what to do',
  slug: 'staying-safe-from-fraud',
  description: 'Most people here are honest. Learn how to notice the few who are not, before money is lost.',
  tags: ['Safety'],
  author: 'The Humsafar team',
  coverAlt: 'Drawing of a red door with a lock, and a lamp on either side',
  body: `
<p>Matrimonial fraud follows a pattern. Once you know the pattern, you can see it from far away. None of these signs proves anything alone. Two or three together are a reason to stop and check.</p>
<h2>Seven signs</h2>
<ol>
<li><p><strong>Very fast, very sweet.</strong> After three days they speak of marriage, and after five of destiny.</p></li>
<li><p><strong>Away from here at once.</strong> They want to move to another app on the first day, where nobody can look back.</p></li>
<li><p><strong>Never on video.</strong> The camera is broken, the ship has no network, the base does not allow calls.</p></li>
<li><p><strong>A life like a film.</strong> A surgeon abroad, an army officer on a mission, a businessman with a stuck shipment.</p></li>
<li><p><strong>A sudden emergency.</strong> A hospital bill, a customs fee, a frozen account. It is always urgent, and you are the only one who can help.</p></li>
<li><p><strong>A gift that costs money.</strong> A parcel is on its way, and an “officer” calls about the duty. No customs officer takes payment to a personal account.</p></li>
<li><p><strong>Secrets.</strong> “Don't tell your brother yet, I want to surprise him.” Honest people are not afraid of your brother.</p></li>
</ol>
<h2>How to check somebody</h2>
<ul>
<li><p>Talk on a video call, with somebody from your family in the room.</p></li>
<li><p>Call the workplace on a number that you found yourself, not on one they sent.</p></li>
<li><p>Meet in a public place in daylight, and take someone along.</p></li>
<li><p>Let two families meet before any promise is made.</p></li>
<li><p>Look for the ‘ID verified’ badge on the profile. It means that our team has compared the name and the date of birth with an official document. It does not replace your own questions.</p></li>
</ul>
<h2>Three rules that are enough</h2>
<blockquote><p>No money. No OTP. No private pictures.</p></blockquote>
<p>Never send money, gift cards or account details to somebody you met online, whatever the reason. Never share an OTP: our team will not ask for it, and no bank will. Never send a picture that you would not show your family.</p>
<h2>If something has happened</h2>
<p>It happens to careful and educated people too. Don't be ashamed, be quick:</p>
<ol>
<li><p>If money was sent, call the cyber fraud helpline <a href="tel:1930">1930</a> at once. The first hours count, because a bank may still be able to stop the payment. Then file a complaint at <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>.</p></li>
<li><p>Keep everything: messages, numbers, receipts. Don't delete the chat.</p></li>
<li><p>Report the profile here. Open its menu and choose Report. We check every report, and the other side won't know who sent it.</p></li>
<li><p>If somebody threatens you with pictures, don't pay. Paying leads to more demands. Call 1930, or the women's helpline 181.</p></li>
</ol>
<p>Read more in our <a href="/safety">Safety Tips</a>. If you are unsure about a profile, <a href="/contact">write to us</a> before you decide. We would rather answer ten careful questions than read one sad story.</p>`,
};
