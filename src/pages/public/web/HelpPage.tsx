import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Article, ArticleSection } from './Article.tsx';
import { questionTopics } from './questions.ts';

export const meta = () =>
  page({
    title: t`Help Center`,
    description: t`Answers to common questions about registration, search, interests, photos, plans and passwords.`,
    path: paths.help(),
    facts: [
      {
        '@type': 'FAQPage',
        mainEntity: questionTopics()
          .flatMap(({ questions }) => questions.filter(({ only }) => !only))
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      },
    ],
  });

export default function HelpPage() {
  // Named one by one: a built page has places for those alone that it reads.
  const { sms, profilesChecked, paysOnline, paysAtOffice } = useSite();
  const shown = { sms, profilesChecked, paysOnline, paysAtOffice };
  return (
    <Article title={<Trans>Help Center</Trans>} intro={<Trans>Short answers to common questions.</Trans>}>
      {questionTopics().map(({ title, questions }) => (
        <ArticleSection key={title} title={title}>
          {questions.map(({ only, question, answer, sometimes = [], more }) =>
            only && !shown[only] ? null : (
              <div key={question} className="border-line border-t pt-4 pb-1 first:mt-1">
                <h3 className="text-lg">{question}</h3>
                <p className="mt-1">
                  {answer}
                  {sometimes.map(({ fact, text }) => shown[fact] && <span key={text}> {text}</span>)}
                </p>
                {more && (
                  <p className="mt-1">
                    <TextLink to={more.to}>{more.label}</TextLink>
                  </p>
                )}
              </div>
            ),
          )}
        </ArticleSection>
      ))}
      <ArticleSection title={<Trans>Need more help?</Trans>}>
        <p>
          <Trans>
            Please <TextLink to={paths.contact()}>write to us</TextLink>. Tell us what you did and what you
            saw. Never send us your password.
          </Trans>
        </p>
      </ArticleSection>
    </Article>
  );
}
