import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { QUEUED_MAX_DAYS } from '../../../meeting/interests/shared/rules.ts';
import { RANKED } from '../../../meeting/search/shared/sorts.ts';
import { paths } from '../../../paths.ts';
import { useWishLabels } from '../../../people/profiles/web/wishes/useWishLabels.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Article, ArticleSection } from './Article.tsx';

export const meta = () =>
  page({
    title: t`How matching works`,
    description: t`What we compare to recommend profiles, what we never use, and how plans change the order.`,
    path: paths.howMatchingWorks(),
  });

export default function HowMatchingWorksPage() {
  const { i18n } = useLingui();
  const ranked = RANKED.toLocaleString('en-IN');
  const preferences = Object.values(useWishLabels())
    .map((label) => label.toLocaleLowerCase(i18n.locale))
    .join(', ');
  return (
    <Article
      title={<Trans>How matching works</Trans>}
      intro={<Trans>What we compare, what we never use, and what you can change.</Trans>}
    >
      <ArticleSection title={<Trans>Who is recommended</Trans>}>
        <ul>
          <li>
            <Trans>Profiles of the opposite gender that you can see, and that were active recently.</Trans>
          </li>
          <li>
            <Trans>Only if each of you meets what the other has marked ‘Must have’.</Trans>
          </li>
          <li>
            <Trans>
              Never profiles that are blocked or hidden, that you marked ‘Not for me’, or where one of you has
              already sent an interest.
            </Trans>
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title={<Trans>What we compare</Trans>}>
        <ul>
          <li>
            <Trans>
              Your preferences with their profile, and their preferences with yours: {preferences}. Both ways
              count.
            </Trans>
          </li>
          <li>
            <Trans>
              ‘Important’ counts three times as much as ‘Nice to have’. A small difference, such as one year,
              still counts a little.
            </Trans>
          </li>
          <li>
            <Trans>
              What you have in common, such as city, community or diet, and whether a profile is complete,
              verified and has a photo.
            </Trans>
          </li>
          <li>
            <Trans>
              What members do: who they send interests to, and which ones they accept. We use it only to show
              first those who are likely to say yes to each other.
            </Trans>
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title={<Trans>Fair to everyone</Trans>}>
        <ul>
          <li>
            <Trans>
              A profile that gets more interests than it can answer is shown less often, so that others are
              seen too.
            </Trans>
          </li>
          <li>
            <Trans>New profiles are shown more in their first week, and one place in ten is random.</Trans>
          </li>
          <li>
            <Trans>
              Members can limit how many new interests they see in a week. They see the best matches first.
              The others wait in a queue for up to {QUEUED_MAX_DAYS} days.
            </Trans>
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection id="most-relevant" title={<Trans>‘Most relevant’ in Browse</Trans>}>
        <ul>
          <li>
            <Trans>
              Browse opens with your must-haves as filters. Your filters alone decide who is shown. This order
              decides who comes first.
            </Trans>
          </li>
          <li>
            <Trans>
              Profiles that meet all your preferences come first. ‘Close matches’ follow, and each card says
              what is different.
            </Trans>
          </li>
          <li>
            <Trans>
              We compare only your preferences with their profile, and their preferences with yours. Both ways
              count. What members do is not used, and nothing is random.
            </Trans>
          </li>
          <li>
            <Trans>
              Profiles with details missing, or not active for a week or more, come a little later. Where a
              ‘Must have’ is not met, they come much later.
            </Trans>
          </li>
          <li>
            <Trans>
              Of each group, the newest {ranked} profiles are put in this order. Older ones follow, newest
              first.
            </Trans>
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title={<Trans>What we never use</Trans>}>
        <ul>
          <li>
            <Trans>Skin colour, looks or what a photo shows.</Trans>
          </li>
          <li>
            <Trans>Your income or theirs, unless one of you has a preference for it.</Trans>
          </li>
          <li>
            <Trans>Your messages, your phone contacts, or anything outside this site.</Trans>
          </li>
          <li>
            <Trans>
              A horoscope, unless you choose to use it. Your choice changes only what is recommended to you.
              We compare manglik only if one of you has a preference for it.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Nobody sees how popular a profile is. Only the two families see that an interest was declined. We
            show no match percentages: they would look more exact than they are.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>What a plan changes</Trans>}>
        <p>
          <Trans>
            A plan can include promotion. A promoted profile is marked ‘Promoted’ and can appear a little
            earlier, but only if it meets all your preferences, and never before a clearly better match.
            Nothing else you can pay for changes the order.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>What you see</Trans>}>
        <p>
          <Trans>
            With each profile, the main reasons and how many preferences match, both ways. You see this once
            both of you have added preferences.
          </Trans>
        </p>
      </ArticleSection>
      <ArticleSection title={<Trans>What you can change</Trans>}>
        <ul>
          <li>
            <Trans>
              <TextLink to={paths.myProfile('wishes')}>Your partner preferences</TextLink>, and how much each
              one counts.
            </Trans>
          </li>
          <li>
            <Trans>
              ‘Not for me’ under a recommended profile. They are not notified, and you can undo this in{' '}
              <TextLink to={paths.settings('dismissed')}>Settings</TextLink>.
            </Trans>
          </li>
          <li>
            <Trans>
              <TextLink to={paths.settings('intake')}>How many new interests you see in a week</TextLink>, and
              the weekly email with <TextLink to={paths.settings('notifications')}>your matches</TextLink>.
            </Trans>
          </li>
        </ul>
      </ArticleSection>
    </Article>
  );
}
